import {announce} from './announce.ts';

export function createFilterInput(label: string): HTMLInputElement {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries({type: 'search', autocomplete: 'off', placeholder: label, 'aria-label': label}))
    input.setAttribute(name, value);
  return input;
}

/** Hides the entries that lack one of the typed words, in any case and order, and says how many are left. */
export function filterEntries(entries: HTMLElement[], text: string, noun: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  for (const entry of entries) {
    const content = entry.textContent.toLowerCase();
    entry.hidden = !words.every((word) => content.includes(word));
  }
  announceCount(entries, noun);
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Once the reader stops typing. */
function announceCount(entries: HTMLElement[], noun: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => announce(`${entries.filter(({hidden}) => !hidden).length} of ${entries.length} ${noun}`), 500);
}
