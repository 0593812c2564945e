import {selector} from '../dataAttributes.ts';

/** Dropdowns and the side menu work without this; it adds what the platform does not: closing dropdowns, and modality. */
export function startMenus(): void {
  document.addEventListener('click', (event) => closeDropdowns(event.target));
  document.addEventListener('focusin', (event) => closeDropdowns(event.target));
  document.addEventListener('keydown', closeOnEscape);
  // These events do not bubble; capturing sees them on their way down. The page is given back before focus returns to it.
  document.addEventListener('toggle', keepFocusInMenu, true);
  document.addEventListener('beforetoggle', keepFocusInMenu, true);
  matchMedia('(width >= 996px)').addEventListener('change', closeMenu);
}

function openDropdowns(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${selector('dropdown')}[open]`)];
}

function closeDropdowns(target: EventTarget | null): void {
  for (const dropdown of openDropdowns()) {
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const dropdown of openDropdowns()) {
    dropdown.open = false;
    dropdown.querySelector('summary')?.focus();
  }
}

function keepFocusInMenu(event: ToggleEvent): void {
  const menu = event.target instanceof HTMLElement && event.target.matches(selector('menu')) ? event.target : undefined;
  const isOpen = event.newState === 'open';
  if (!menu || (isOpen && event.type === 'beforetoggle')) return;
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, header')) element.inert = isOpen;
  if (isOpen) menu.querySelector('button')?.focus();
}

export function closeMenu(): void {
  document.querySelector<HTMLElement>(selector('menu'))?.hidePopover();
}
