import {readMark, selector} from '../../dataAttributes.ts';
import {createFilterInput, filterEntries} from './filterEntries.ts';

/** Gives the tables of the page that ask for it an input, which hides the rows without the typed words. */
export function addRowFilters(): void {
  for (const area of document.querySelectorAll<HTMLElement>(selector('filterRows'))) {
    if (area.querySelector(':scope > input')) continue;
    const input = createFilterInput(readMark(area, 'filterRows'));
    input.addEventListener('input', () => {
      filterEntries([...area.querySelectorAll<HTMLElement>('tbody tr')], input.value, 'rows');
      hideEmptyGroups(area);
    });
    // A page that is shown again knows what was hidden, but not what was typed.
    for (const hidden of area.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
    area.prepend(input);
  }
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
