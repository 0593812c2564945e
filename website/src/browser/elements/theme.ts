import {selector} from '../../dataAttributes.ts';
import {readStored, store} from '../../storage.ts';
import {storageKeys} from '../../storageKeys.ts';
import {onClick} from './events.ts';

type Theme = 'light' | 'dark';
const root = document.documentElement;
/** Counts even where storage is blocked. */
let hasChosen = false;

/** The toggle stores a choice; until there is one, the page follows the system, where the site is configured to. */
export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  onClick(selector('themeToggle'), () => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    hasChosen = true;
    show(theme);
    store(storageKeys.theme, theme);
  });
  system.addEventListener('change', () => {
    const followsSystem = document.querySelector(selector('themeToggle', 'system')) !== null;
    if (followsSystem && !hasChosen && readStored(storageKeys.theme) === null) show(system.matches ? 'dark' : 'light');
  });
}

function show(theme: Theme): void {
  root.dataset.theme = theme;
  markToggle();
}

export function markToggle(): void {
  for (const toggle of document.querySelectorAll(selector('themeToggle'))) {
    toggle.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'));
  }
}
