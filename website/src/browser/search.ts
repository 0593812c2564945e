import {selector} from '../dataAttributes.ts';
import {onClick} from './events.ts';
import {openIsland} from './islands.ts';

/** Opens the search modal: by its button, Ctrl K or ⌘ K anywhere, or "/" outside of text fields. */
export function startSearch(): void {
  onClick(selector('searchOpen'), (_, event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSearch();
  });
  document.addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const isSlash =
      event.key === '/' &&
      !(event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]'));
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    openSearch();
  });
}

/** The search page shows the query of its address. */
export function showQuery(): void {
  const input = document.querySelector<HTMLInputElement>(selector('searchQuery'));
  if (input) input.value = new URLSearchParams(location.search).get('q') ?? '';
}

function openSearch(): void {
  void openIsland('search', async () => (await import('../search/SearchModal.tsx')).renderSearchModal);
}
