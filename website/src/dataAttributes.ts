import type {CheckStart} from './checkStart.ts';
import type {ReferenceStart} from './referenceStart.ts';
import type {RunStart} from './runStart.ts';
import type {SearchSetup} from './searchSetup.ts';

/**
 * Where the HTML that React renders and the behaviour in src/browser meet.
 * Components mark elements with these attributes; behaviour finds them by the same names. `copyCode` is `data-copy-code` in HTML: every page
 * loads this, so the names aren't written twice.
 */
type DataAttribute =
  | 'announcementClose'
  | 'arriving'
  | 'check'
  | 'code'
  | 'collapsible'
  | 'copyCode'
  | 'copyFile'
  | 'copyLink'
  | 'copyText'
  | 'docsVersions'
  | 'dropdown'
  | 'filter'
  | 'filterRows'
  | 'filterable'
  | 'holds'
  | 'keepScroll'
  | 'largePage'
  | 'localeLink'
  | 'menu'
  | 'migrationPart'
  | 'navbar'
  | 'nextPage'
  | 'page'
  | 'reference'
  | 'region'
  | 'regionChoice'
  | 'repeated'
  | 'run'
  | 'sample'
  | 'schema'
  | 'schemaPart'
  | 'search'
  | 'searchOpen'
  | 'searchPart'
  | 'status'
  | 'tab'
  | 'tabPanel'
  | 'tabValues'
  | 'tabs'
  | 'themeToggle'
  | 'tocLink'
  | 'unfold'
  | 'version'
  | 'versionLabel'
  | 'versionedLink'
  | 'wrapCode';

function nameOf(attribute: DataAttribute): string {
  return `data-${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Props that mark an element: `<button {...mark('copyCode')}>`. */
export function mark(attribute: DataAttribute, value = ''): Record<string, string> {
  return {[nameOf(attribute)]: value};
}

/** What attributes with JSON say, the same for those who write them and for those who read them. */
type JsonMarks = {
  check: CheckStart;
  docsVersions: string[];
  reference: ReferenceStart;
  run: RunStart;
  search: SearchSetup;
  versionedLink: Record<string, string>;
};

export function markJson<Name extends keyof JsonMarks>(attribute: Name, value: JsonMarks[Name]): Record<string, string> {
  return mark(attribute, JSON.stringify(value));
}

/** Undefined when the element is not marked. */
export function readJson<Name extends keyof JsonMarks>(element: Element | null, attribute: Name): JsonMarks[Name] | undefined {
  const json = element?.getAttribute(nameOf(attribute));
  return json ? (JSON.parse(json) as JsonMarks[Name]) : undefined;
}

/** Selector of the elements that are marked, with any value, with a given one, or (`~=`) with a list of words that has it. */
export function selector(attribute: DataAttribute, value?: string, match: '=' | '~=' = '='): string {
  return value === undefined ? `[${nameOf(attribute)}]` : `[${nameOf(attribute)}${match}"${CSS.escape(value)}"]`;
}

export function readMark(element: Element, attribute: DataAttribute): string {
  return element.getAttribute(nameOf(attribute)) ?? '';
}

export function toggleMark(element: Element, attribute: DataAttribute, isMarked: boolean): void {
  element.toggleAttribute(nameOf(attribute), isMarked);
}

export function removeMark(element: Element, attribute: DataAttribute): void {
  element.removeAttribute(nameOf(attribute));
}
