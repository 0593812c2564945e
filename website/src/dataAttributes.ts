import type {CheckStart} from './checkStart.ts';
import type {RunStart} from './runStart.ts';
import type {SearchSetup} from './searchSetup.ts';

/**
 * Where the HTML that React renders and the behaviour in src/browser meet.
 * Components mark elements with these attributes; behaviour finds them by the same names.
 */
const names = {
  announcementClose: 'data-announcement-close',
  arriving: 'data-arriving',
  collapsible: 'data-collapsible',
  check: 'data-check',
  code: 'data-code',
  copyCode: 'data-copy-code',
  copyText: 'data-copy-text',
  copyFile: 'data-copy-file',
  copyLink: 'data-copy-link',
  docsVersions: 'data-docs-versions',
  dropdown: 'data-dropdown',
  filmSearch: 'data-film-search',
  filter: 'data-filter',
  filterable: 'data-filterable',
  filterRows: 'data-filter-rows',
  holds: 'data-holds',
  keepScroll: 'data-keep-scroll',
  largePage: 'data-large-page',
  localeLink: 'data-locale-link',
  menu: 'data-menu',
  navbar: 'data-navbar',
  nextPage: 'data-next-page',
  page: 'data-page',
  region: 'data-region',
  regionChoice: 'data-region-choice',
  repeated: 'data-repeated',
  run: 'data-run',
  sample: 'data-sample',
  schema: 'data-schema',
  schemaPart: 'data-schema-part',
  search: 'data-search',
  searchOpen: 'data-search-open',
  searchPart: 'data-search-part',
  status: 'data-status',
  tab: 'data-tab',
  tabPanel: 'data-tab-panel',
  tabs: 'data-tabs',
  tabValues: 'data-tab-values',
  tocLink: 'data-toc-link',
  themeToggle: 'data-theme-toggle',
  unfold: 'data-unfold',
  version: 'data-version',
  versionLabel: 'data-version-label',
  versionedLink: 'data-versioned-link',
  wrapCode: 'data-wrap-code',
} as const;

type DataAttribute = keyof typeof names;

/** Props that mark an element: `<button {...mark('copyCode')}>`. */
export function mark(attribute: DataAttribute, value = ''): Record<string, string> {
  return {[names[attribute]]: value};
}

/** What attributes with JSON say, the same for those who write them and for those who read them. */
type JsonMarks = {
  check: CheckStart;
  docsVersions: string[];
  /** Whose application it searches. */
  filmSearch: {appId: string; searchKey: string};
  run: RunStart;
  search: SearchSetup;
  versionedLink: Record<string, string>;
};

export function markJson<Name extends keyof JsonMarks>(attribute: Name, value: JsonMarks[Name]): Record<string, string> {
  return mark(attribute, JSON.stringify(value));
}

/** Undefined when the element is not marked. */
export function readJson<Name extends keyof JsonMarks>(element: Element | null, attribute: Name): JsonMarks[Name] | undefined {
  const json = element?.getAttribute(names[attribute]);
  return json ? (JSON.parse(json) as JsonMarks[Name]) : undefined;
}

/** Selector of the elements that are marked, with any value, with a given one, or (`~=`) with a list of words that has it. */
export function selector(attribute: DataAttribute, value?: string, match: '=' | '~=' = '='): string {
  return value === undefined ? `[${names[attribute]}]` : `[${names[attribute]}${match}"${CSS.escape(value)}"]`;
}

export function readMark(element: Element, attribute: DataAttribute): string {
  return element.getAttribute(names[attribute]) ?? '';
}

export function toggleMark(element: Element, attribute: DataAttribute, isMarked: boolean): void {
  element.toggleAttribute(names[attribute], isMarked);
}

export function removeMark(element: Element, attribute: DataAttribute): void {
  element.removeAttribute(names[attribute]);
}
