import type {Hit} from '@docs/docs-search/engine';
import type {MarkedText} from '../cropText.ts';
import {describeHit} from '../describeHit.ts';
import {findOne, findPart, type PartName} from './parts.ts';

/** Shows hits in a list. Returns how to show others there. */
export function createHitList(page: HTMLElement, list: HTMLElement): (hits: Hit[]) => void {
  const template = findPart(page, 'hit') as HTMLTemplateElement;
  let drawn: string[] = [];
  return (hits) => {
    const wanted = hits.map((hit) => JSON.stringify(hit));
    // Results that stay what they are stay in place, with what has focus; the others are new elements, so nothing slides.
    const firstNew = wanted.findIndex((hit, place) => hit !== drawn[place]);
    const kept = firstNew === -1 ? wanted.length : firstNew;
    const focused = list.querySelector('a:focus')?.getAttribute('href');
    if (kept === 0) list.replaceChildren();
    while (list.children.length > kept) list.lastElementChild?.remove();
    list.append(...hits.slice(kept).map((hit) => createHit(template, hit)));
    drawn = wanted;
    if (focused && !list.querySelector('a:focus'))
      list.querySelector<HTMLElement>(`a[href="${CSS.escape(focused)}"]`)?.focus({preventScroll: true});
  };
}

function createHit(template: HTMLTemplateElement, hit: Hit): Node {
  const entry = document.importNode(template.content, true);
  const {title, parents, address, snippet, alsoIn} = describeHit(hit);
  const fill = (name: PartName, text: MarkedText | null): void => {
    const place = findPart(entry, name);
    if (text) place.append(...markMatches(text));
    else place.remove();
  };
  const fillPlain = (name: PartName, text: string): void => fill(name, text === '' ? null : {text, ranges: []});
  const {lvl0, lvl1} = hit.hierarchy;
  findOne(entry, 'a').setAttribute('href', hit.url);
  fillPlain('hitBreadcrumbs', lvl0 === lvl1 ? lvl0 : `${lvl0} › ${lvl1}`);
  fill('hitTitle', title);
  fillPlain('hitParents', parents.length > 0 ? ` in ${parents.join(' › ')}` : '');
  fill('hitPath', address && address.path);
  const addressLine = findPart(entry, 'hitAddress');
  for (const method of addressLine.querySelectorAll('b')) if (method.textContent !== address?.method) method.remove();
  if (!address) addressLine.remove();
  fill('hitSnippet', snippet);
  fillPlain('hitAlsoIn', alsoIn);
  return entry;
}

/** A text with its matches marked: made of text nodes, so that no text can become an element. */
function markMatches({text, ranges}: MarkedText): (string | HTMLElement)[] {
  const starts = [0, ...ranges.map(([, end]) => end)];
  return starts.flatMap((start, position) => {
    const range = ranges[position];
    return [text.slice(start, range?.[0]), ...(range ? [createMark(text.slice(...range))] : [])];
  });
}

function createMark(text: string): HTMLElement {
  const marked = document.createElement('mark');
  marked.textContent = text;
  return marked;
}
