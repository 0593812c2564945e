import {keepPage, pageKey} from '../browser/navigation/pages.ts';
import {selector} from '../dataAttributes.ts';
import type {RunStart} from '../runStart.ts';
import {runSample} from './runSample.ts';
import {searchFilms} from './searchFilms.ts';

const started = new WeakSet<HTMLElement>();

/** Starts what an element is marked with: a sample, as often as somebody asks for it, or the search on the home page, once. */
export async function openRun(start: Exclude<RunStart, {does: 'migrate'}>, marked: HTMLElement): Promise<void> {
  // Whoever comes back to this page finds it as it was before: what follows lives in elements, not in HTML.
  keepPage(pageKey(new URL(location.href)));
  if (start.does !== 'search') return runSample(start, findPlace(marked));
  if (started.has(marked)) return;
  started.add(marked);
  searchFilms(marked, start);
}

/** The last thing under a sample, once something of it has run. */
function findPlace(button: HTMLElement): HTMLElement {
  const notes = button.closest(selector('sample'));
  const {lastElementChild: last} = notes ?? {};
  if (last instanceof HTMLDivElement) return last;
  const place = document.createElement('div');
  notes?.append(place);
  return place;
}
