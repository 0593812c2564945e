import {selector} from '../dataAttributes.ts';
import {whenLoaded} from './navigation/newDeployment.ts';

const started = new WeakSet<HTMLFormElement>();

/** The search on the home page starts when a reader comes to it: by then the mock is on its way. */
export function startFilmSearch(): void {
  document.addEventListener('focusin', ({target}) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(selector('filmSearch')) : null;
    if (!form || started.has(form)) return;
    started.add(form);
    whenLoaded(import('../run/searchFilms.ts'), ({searchFilms}) => searchFilms(form));
  });
}
