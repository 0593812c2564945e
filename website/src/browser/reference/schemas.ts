import {readMark, selector} from '../../dataAttributes.ts';
import {addFilter} from './fieldFilter.ts';

/** A shared schema is on the page once. Where it is used, it opens in place as a copy. */
export function startSchemas(): void {
  // "toggle" does not bubble, so it is caught on its way down.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(selector('schema'))) fill(target);
    },
    true,
  );
}

/** Those that a reader opened before this was loaded. */
export function fillOpenSchemas(): void {
  for (const place of document.querySelectorAll<HTMLDetailsElement>(`${selector('schema')}[open]`)) fill(place);
}

/** The link to the schema gives way to a copy of it. */
function fill(place: HTMLDetailsElement): void {
  const link = place.querySelector(':scope > a');
  const original = document.getElementById(readMark(place, 'schema'))?.closest('section')?.lastElementChild;
  if (!original || !(link instanceof HTMLAnchorElement) || link.hidden) return;
  const copy = original.cloneNode(true) as Element;
  closeAll(copy);
  for (const element of copy.querySelectorAll('[id], [hidden]')) {
    element.removeAttribute('id');
    element.removeAttribute('hidden');
  }
  link.hidden = true;
  link.after(copy);
  for (const list of copy.querySelectorAll(selector('filterable'))) addFilter(list);
  // Parts of the schema itself, as opposed to schemas of its fields, are what the reader asked for.
  for (const part of copy.querySelectorAll<HTMLDetailsElement>(selector('schemaPart')))
    if (!isInsideItself(part)) part.open = true;
}

/** What was opened in the schema itself is not part of its copies: a schema within itself would have no end. */
function closeAll(copy: Element): void {
  for (const section of copy.querySelectorAll('details')) section.open = false;
  for (const filling of copy.querySelectorAll(`${selector('schema')} > a ~ *`)) filling.remove();
}

function isInsideItself(place: HTMLDetailsElement): boolean {
  const same = selector('schema', readMark(place, 'schema'));
  return place.parentElement?.closest(same) !== null;
}
