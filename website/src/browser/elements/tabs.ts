import {readMark, selector} from '../../dataAttributes.ts';
import {store} from '../../storage.ts';
import {storageKeys} from '../../storageKeys.ts';
import {onClick} from './events.ts';

const languageGroup = 'language';
const root = document.documentElement;

export function startTabs(): void {
  onClick(selector('tab'), (tab) => choose(tab));
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof HTMLElement && event.target.matches(selector('tab')) ? event.target : null;
    const next = tab && neighbour(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

/** Shows the reader's language in the tabs of a page: the one that the link carries, else the one that was chosen last. */
export function showLanguage(): void {
  const asked = new URLSearchParams(location.search).get(languageGroup);
  if (asked !== null && document.querySelector(selector('tab', asked))) root.dataset.language = asked;
  if (root.dataset.language !== undefined) select(languageGroup, root.dataset.language);
}

function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>(selector('tab')) ?? [])];
  const index = tabs.indexOf(tab);
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (key === 'ArrowLeft') return tabs.at(index - 1);
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  return undefined;
}

/** The tab that was used stays where it is on the screen, whatever the other groups above it do. */
function choose(tab: HTMLElement): void {
  const group = readMark(tab.closest(selector('tabs')) ?? tab, 'tabs');
  const value = readMark(tab, 'tab');
  const top = tab.getBoundingClientRect().top;
  select(group, value);
  scrollBy({top: tab.getBoundingClientRect().top - top, behavior: 'instant'});
  if (group !== languageGroup) return;
  root.dataset.language = value;
  store(storageKeys.language, value);
  dropFromAddress();
}

/** From here on the reader's own choice counts, also after a reload. */
function dropFromAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageGroup)) return;
  url.searchParams.delete(languageGroup);
  history.replaceState(history.state, '', url);
}

function select(group: string, value: string): void {
  for (const tabs of document.querySelectorAll(selector('tabs', group))) {
    if (!tabs.querySelector(selector('tab', value))) continue;
    for (const tab of tabs.querySelectorAll<HTMLElement>(selector('tab'))) {
      const isSelected = readMark(tab, 'tab') === value;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
    }
    for (const panel of tabs.querySelectorAll<HTMLElement>(`:scope > ${selector('tabPanel')}`)) {
      panel.dataset.active = String(readMark(panel, 'tabPanel') === value);
    }
  }
}
