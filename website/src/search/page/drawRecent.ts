import {forgetRecent, readRecent, type Recent} from '../recentSearches.ts';
import {findOne} from './parts.ts';

/** Lists places that the reader went to from the search; nothing if there are none. */
export function drawRecent(section: HTMLElement): void {
  const recent = readRecent();
  section.hidden = recent.length === 0;
  findOne(section, 'ul').replaceChildren(...recent.map(createEntry));
  findOne(section, 'button').onclick = () => {
    forgetRecent();
    section.hidden = true;
  };
}

function createEntry({url, title, page}: Recent): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const about = document.createElement('span');
  about.textContent = page === title ? '' : `in ${page}`;
  const entry = document.createElement('li');
  entry.append(link, ' ', about);
  return entry;
}
