import {element} from '../browser/elements/element.ts';
import {callMock} from '../mock/callMock.ts';
import type {FilmSearchStart} from '../runStart.ts';

/** A record has what its author gave it. */
type Film = {objectID: string; title?: unknown; director?: unknown; year?: unknown};
type Found = {hits: Film[]; nbHits: number};

const shownHits = 4;

/**
 * Searches the films of the mock while a reader types, and writes the query into the code beside it. `form` has the input, a list and a
 * line for what was found.
 */
export function searchFilms(form: HTMLElement, credentials: FilmSearchStart): void {
  const [input, list, line] = [form.querySelector('input'), form.querySelector('ol'), form.querySelector('output')];
  if (!input || !list || !line) return;
  const showQuery = findQueries();
  let last = 0;
  const search = async (): Promise<void> => {
    const mine = (last += 1);
    showQuery(input.value);
    const found = await findFilms(input.value, credentials).catch(() => undefined);
    // What comes after a newer question is dropped.
    if (mine !== last) return;
    list.replaceChildren(...(found?.hits ?? []).slice(0, shownHits).map(drawFilm));
    line.textContent = found ? wordFound(found.nbHits) : 'The mock didn’t load. Check your connection, and type again.';
  };
  input.addEventListener('input', () => void search());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  if (input.value !== '') void search();
}

/** The call that the code beside it shows. */
async function findFilms(query: string, {appId, searchKey}: FilmSearchStart): Promise<Found> {
  const {status, body} = await callMock({
    api: 'search',
    method: 'POST',
    path: '/1/indexes/films/query',
    headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey, 'content-type': 'application/json'},
    body: JSON.stringify({query}),
  });
  // Without the index, there is nothing to find.
  return status === 200 ? (JSON.parse(body) as Found) : {hits: [], nbHits: 0};
}

function drawFilm({objectID, title = objectID, director, year}: Film): HTMLElement {
  const about = [director, year]
    .filter((part) => part !== undefined)
    .map(String)
    .join(', ');
  return element('li', {}, element('b', {}, String(title)), ` ${about}`);
}

function wordFound(count: number): string {
  if (count === 0) return 'No film found.';
  const found = count === 1 ? '1 film' : `${count} films`;
  return count > shownHits ? `${found}. These are the first ${shownHits}.` : `${found}.`;
}

/** The places in the code that hold the query: one in each language. Returns how to write another one there. */
function findQueries(): (query: string) => void {
  const codes = [...document.querySelectorAll('#main pre code')];
  const places = codes.flatMap(listTexts).filter(({data}) => /^(['"])dune\1$/.test(data.trim()));
  const known = places.map((place) => ({place, mark: place.data.trim().slice(0, 1)}));
  return (query) => {
    for (const {place, mark} of known) place.data = mark + query.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
  };
}

function listTexts(code: Element): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) texts.push(node);
  return texts;
}
