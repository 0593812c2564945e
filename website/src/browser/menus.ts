import {selector} from '../dataAttributes.ts';

/** Dropdowns and the side menu work without this; it adds what the platform does not: closing dropdowns, and modality. */
export function startMenus(): void {
  document.addEventListener('click', (event) => closeDropdowns(event.target));
  document.addEventListener('focusin', (event) => closeDropdowns(event.target));
  document.addEventListener('keydown', closeOnEscape);
  // The toggle event does not bubble; capturing sees it on its way down.
  document.addEventListener('toggle', keepFocusInMenu, true);
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

function keepFocusInMenu(event: Event): void {
  if (!(event.target instanceof HTMLElement && event.target.matches(selector('menu')))) return;
  const isOpen = event.target.matches(':popover-open');
  for (const element of document.querySelectorAll<HTMLElement>('main, footer, header')) element.inert = isOpen;
  if (isOpen) event.target.querySelector<HTMLElement>('button')?.focus();
}

export function closeMenu(): void {
  document.querySelector<HTMLElement>(selector('menu'))?.hidePopover();
}
