import {selector} from '../dataAttributes.ts';
import type {SearchClient} from '../search/searchClient.ts';
import type {SearchContext} from '../searchSetup.ts';
import {onApproach, onClick} from './elements/events.ts';
import {handleFailure, openIsland} from './islands.ts';
import {openIfAsked} from './navigation/newDeployment.ts';
import {readSearchSetup} from './readSearchSetup.ts';
import {openSearchDialog} from './searchDialog.ts';

/** Opens the search modal: by its button, Ctrl K or ⌘ K anywhere, or "/" outside of text fields. */
export function startSearch(): void {
  onClick(selector('searchOpen'), (_, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSearch();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash = event.key === '/' && !isTypedInto(event.target);
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    openSearch();
  });
  onApproach(selector('searchOpen'), preloadSearch);
  openIfAsked('search', (typed) => openSearch(String(typed)));
}

/** The field of a dialog that has just closed keeps focus until the next frame: what is typed then is not for it. */
function isTypedInto(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]';
  return target instanceof HTMLElement && target.matches(fields) && target.checkVisibility();
}

/** The search page shows the query of its address, and what it finds. */
export function showQuery(): void {
  const input = document.querySelector<HTMLInputElement>(selector('searchPart', 'input'));
  if (!input) return;
  input.value = new URLSearchParams(location.search).get('q') ?? '';
  const crash = (error: unknown): void => {
    const container = document.querySelector<HTMLElement>(selector('searchPart', 'fault'));
    if (container)
      void handleFailure({id: 'search-results', kind: 'section', name: 'The search results', container, retry: showQuery}, error);
  };
  Promise.all([import('../search/page/showResults.ts'), loadClient()])
    .then(([{showResults}, client]) => {
      if (input.isConnected) showResults({client, context: readSearchSetup().context, input, crash});
    })
    .catch(crash);
}

/** The dialog is there at once; what finds comes into it as soon as it is loaded, and takes over what was typed meanwhile. */
function openSearch(typed = ''): void {
  const {dialog, message, readTyped} = openSearchDialog(typed);
  const close = (): void => dialog.close();
  void openIsland(
    {
      id: 'search',
      kind: 'overlay',
      name: 'Search',
      container: dialog,
      message,
      close,
      retry: () => openSearch(readTyped()),
      readStart: readTyped,
    },
    async () => {
      const [{renderSearchModal}, client] = await Promise.all([import('../search/SearchModal.tsx'), loadClient()]);
      const readContext = (): SearchContext => readSearchSetup().context;
      client.load(readContext());
      return renderSearchModal({client, readContext, dialog, readTyped});
    },
  );
}

/** Before a click: what it opens, and the index. */
function preloadSearch(): void {
  const modal = [import('../search/SearchModal.tsx'), import('../islands/mountIsland.tsx')];
  Promise.all([loadClient(), ...modal]).then(
    ([client]) => client.load(readSearchSetup().context),
    () => {},
  );
}

async function loadClient(): Promise<SearchClient> {
  return (await import('../search/loadClient.ts')).loadClient(readSearchSetup().hosted);
}
