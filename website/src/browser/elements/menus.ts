import {selector} from '../../dataAttributes.ts';

/** Dropdowns and the side menu open without this; it closes them when the reader goes elsewhere, and dropdowns on Escape. */
export function startMenus(): void {
  document.addEventListener('click', (event) => closeDropdowns(event.target));
  document.addEventListener('focusin', (event) => {
    closeDropdowns(event.target);
    if (!isInMenu(event.target)) closeMenu();
  });
  document.addEventListener('keydown', closeOnEscape);
  // "toggle" does not bubble, so it is caught on its way down.
  document.addEventListener('toggle', ({target}) => isInMenu(target) && showCurrent(), true);
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

/** Readers open a long menu where they are in the sidebar; links of the site above it are few. */
function showCurrent(): void {
  document.querySelector(`${selector('menu')}:popover-open nav + nav [aria-current]`)?.scrollIntoView({block: 'center'});
}

function closeMenu(): void {
  document.querySelector<HTMLElement>(selector('menu'))?.hidePopover();
}

/** What lies over the page goes when the reader goes elsewhere; what lies beside the text, when they leave the page. */
export function closeOverlays({isSamePage}: {isSamePage: boolean}): void {
  closeDropdowns(null);
  closeMenu();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(isSamePage ? 'dialog:modal' : 'dialog')) dialog.close();
}
