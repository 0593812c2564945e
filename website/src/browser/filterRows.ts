import {readMark, selector} from '../dataAttributes.ts';
import {announce} from './announce.ts';

/** Gives the tables of the page that ask for it an input, which hides the rows without the typed words. */
export function addRowFilters(): void {
  for (const area of document.querySelectorAll<HTMLElement>(selector('filterRows'))) {
    if (area.querySelector(':scope > input')) continue;
    const input = document.createElement('input');
    const label = readMark(area, 'filterRows');
    for (const [name, value] of Object.entries({type: 'search', autocomplete: 'off', placeholder: label, 'aria-label': label}))
      input.setAttribute(name, value);
    input.addEventListener('input', () => filterRows(area, input.value));
    area.prepend(input);
    filterRows(area, '');
  }
}

function filterRows(area: HTMLElement, text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const rows = [...area.querySelectorAll<HTMLElement>('tbody tr')];
  for (const row of rows) {
    const content = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => content.includes(word));
  }
  hideEmptyGroups(area);
  announceCount(rows, words.length > 0);
}

/** A table without rows goes, and so does what stands between it and the table before: its heading and its text. */
function hideEmptyGroups(area: HTMLElement): void {
  let group: HTMLElement[] = [];
  for (const child of area.querySelectorAll<HTMLElement>(':scope > :not(input)')) {
    group.push(child);
    const rows = [...child.querySelectorAll<HTMLElement>('tbody tr')];
    if (rows.length === 0) continue;
    const isEmpty = rows.every(({hidden}) => hidden);
    for (const part of group) part.hidden = isEmpty;
    group = [];
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Once the reader stops typing. */
function announceCount(rows: HTMLElement[], isFiltered: boolean): void {
  clearTimeout(waiting);
  if (isFiltered)
    waiting = setTimeout(() => announce(`${rows.filter(({hidden}) => !hidden).length} of ${rows.length} rows`), 500);
}
