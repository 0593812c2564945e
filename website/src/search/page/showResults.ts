import type {SearchContext} from '../../searchSetup.ts';
import {keepRecent} from '../recentSearches.ts';
import type {SearchClient} from '../searchClient.ts';
import {listStartingPoints} from '../../layer/startingPoints.ts';
import {askClient} from './askClient.ts';
import {drawAreas} from './drawAreas.ts';
import {createOutcomeView, type Outcome} from './drawOutcome.ts';
import {findOne, findPart} from './parts.ts';
import {createAddressWriter, type Question, readQuestion} from './questionInAddress.ts';
import {whenInView} from './whenInView.ts';

type SearchedPage = {
  client: SearchClient;
  context: SearchContext;
  input: HTMLInputElement;
  /** Told what went wrong in here. */
  crash: (error: unknown) => void;
};

const pageSize = 15;
let shown: AbortController | undefined;

/** Shows what the input of the search page asks for, now and with each letter, until it's called for another page or address. */
export function showResults({client, context, input, crash}: SearchedPage): void {
  shown?.abort();
  shown = new AbortController();
  const {signal} = shown;
  const page = findPart(document, 'page');
  const isShown = (): boolean => page.isConnected && !signal.aborted;
  const writeAddress = createAddressWriter(isShown);
  const question = {...readQuestion(), query: input.value};
  let pages = 1;
  startInVersion(findPart(page, 'start'), context);
  let last: Outcome = {kind: 'empty'};
  const draw = createDrawing(page, () => question.area, crash);
  const ask = askClient(client, (outcome) => {
    if (!isShown()) return;
    last = outcome;
    draw(outcome);
    waitForMore();
  });
  const refresh = (): void => {
    const filters = {...context, ...(question.area !== null && {area: question.area})};
    ask({query: question.query.trim(), filters, limit: pages * pageSize});
  };
  const showMore = (): void => {
    pages += 1;
    refresh();
  };
  const waitForMore = whenInView(findPart(page, 'more'), showMore, signal);
  listen(page, input, signal, {
    change(changes) {
      Object.assign(question, changes);
      pages = 1;
      refresh();
      writeAddress(question);
    },
    showMore,
    retry() {
      client.load(context);
      refresh();
    },
    follow(url) {
      const hit = last.kind === 'answered' && last.answer.hits.find((candidate) => candidate.url === url);
      if (hit) keepRecent(hit);
    },
  });
  signal.addEventListener('abort', client.onGrown(refresh));
  client.load(context);
  refresh();
}

/** The page's own links lead to the newest version of the docs; a reader may have chosen another one. */
function startInVersion(place: HTMLElement, {docusaurus_tag: tags}: SearchContext): void {
  const starts = listStartingPoints(tags);
  for (const [index, link] of place.querySelectorAll('a').entries()) link.href = starts[index]?.url ?? link.href;
}

/** Results and areas; these stay as they are while a search is under way. */
function createDrawing(
  page: HTMLElement,
  readArea: () => string | null,
  crash: SearchedPage['crash'],
): (outcome: Outcome) => void {
  const drawOutcome = createOutcomeView(page);
  const areas = findPart(page, 'areas') as HTMLFieldSetElement;
  return (outcome) => {
    try {
      drawOutcome(outcome);
      if (outcome.kind !== 'loading') drawAreas(areas, outcome.kind === 'answered' ? outcome.answer.areas : {}, readArea());
    } catch (error) {
      crash(error);
    }
  };
}

type Actions = {
  change: (changes: Partial<Question>) => void;
  showMore: () => void;
  retry: () => void;
  follow: (url: string | null | undefined) => void;
};

function listen(page: HTMLElement, input: HTMLInputElement, signal: AbortSignal, actions: Actions): void {
  const on = (element: HTMLElement, type: string, act: (target: HTMLElement) => void): void =>
    element.addEventListener(type, ({target}) => act(target as HTMLElement), {signal});
  const suggestion = findOne(findPart(page, 'suggestion'), 'button');
  on(input, 'input', () => actions.change({query: input.value}));
  on(findPart(page, 'areas'), 'change', (chosen) => actions.change({area: (chosen as HTMLInputElement).value || null}));
  on(findPart(page, 'more'), 'click', actions.showMore);
  on(findPart(page, 'retry'), 'click', actions.retry);
  on(findPart(page, 'results'), 'click', (target) => actions.follow(target.closest('a')?.getAttribute('href')));
  on(suggestion, 'click', () => {
    input.value = suggestion.textContent;
    input.focus();
    actions.change({query: input.value});
  });
}
