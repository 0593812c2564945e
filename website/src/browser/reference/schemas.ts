import {readMark, selector} from '../../dataAttributes.ts';
import {addFilter} from './fieldFilter.ts';

/** A shared schema is on the page once. Where it is used, it opens in place as a copy. */
export function startSchemas(): void {
  // On its way down, so that the section is filled before it starts to open, and opens to its full height.
  document.addEventListener(
    'click',
    ({target}) => {
      const place = target instanceof Element ? target.closest('summary')?.parentElement : null;
      if (place instanceof HTMLDetailsElement && !place.open) fill(place);
    },
    true,
  );
  // "toggle" does not bubble, so it is caught on its way down. It tells of sections that no click has opened.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open) fill(target);
    },
    true,
  );
}

/** Those that a reader opened before this was loaded. */
export function fillOpenSchemas(): void {
  for (const place of document.querySelectorAll<HTMLDetailsElement>(`${selector('schema')}[open]`)) fill(place);
}

/** Opens a section without a click, and fills it at once if a schema belongs into it. */
export function openSchema(place: HTMLDetailsElement): void {
  place.open = true;
  fill(place);
}

/** Whether it has been open before. */
export function isFilled(place: HTMLDetailsElement): boolean {
  return place.querySelector(':scope > a[hidden]') !== null;
}

/** The link to the schema gives way to a copy of it. */
function fill(place: HTMLDetailsElement): void {
  if (!place.matches(selector('schema')) || isFilled(place)) return;
  const link = place.querySelector<HTMLAnchorElement>(':scope > a');
  const original = document.getElementById(readMark(place, 'schema'))?.closest('section')?.lastElementChild;
  if (!original || !link) return;
  const copy = document.importNode(original, true);
  closeAll(copy);
  for (const element of copy.querySelectorAll('[id], [hidden]')) {
    element.removeAttribute('id');
    element.removeAttribute('hidden');
  }
  link.hidden = true;
  link.after(copy);
  dropRepeated(copy, place);
  for (const list of copy.querySelectorAll(selector('filterable'))) addFilter(list);
  // Parts of the schema itself, as opposed to schemas of its fields, are what the reader asked for.
  for (const part of copy.querySelectorAll<HTMLDetailsElement>(selector('schemaPart')))
    if (!isInsideItself(part)) openSchema(part);
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

/** A response often says the same as its schema. */
function dropRepeated(copy: Element, place: Element): void {
  const [text, above] = [copy, place.closest('[id]')].map((holder) => holder?.querySelector(':scope > div'));
  if (!text || !above || above.contains(place) || text.childElementCount > 0) return;
  const sentences = text.textContent.split(/(?<=[.!?])\s+/);
  text.textContent = sentences.filter((sentence) => !above.textContent.includes(sentence)).join(' ');
}
