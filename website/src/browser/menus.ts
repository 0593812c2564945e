import {selector} from '../dataAttributes.ts';

/** Dropdowns and the side menu open without this; it closes them when the reader goes elsewhere, and dropdowns on Escape. */
export function startMenus(): void {
  document.addEventListener('click', (event) => closeDropdowns(event.target));
  document.addEventListener('focusin', (event) => {
    closeDropdowns(event.target);
    if (!isInMenu(event.target)) closeMenu();
  });
  document.addEventListener('keydown', closeOnEscape);
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

function isInMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector('menu')) !== null;
}

function closeMenu(): void {
  document.querySelector<HTMLElement>(selector('menu'))?.hidePopover();
}

/** What lies over the page goes when the reader goes on to another one. */
export function closeOverlays(): void {
  closeDropdowns(null);
  closeMenu();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}
