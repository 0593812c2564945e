import {selector} from '../dataAttributes.ts';

/** Opens and closes sidebar categories with a height animation; without it `<details>` would jump. */
export function startCollapse(): void {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement && details.matches(selector('collapsible')))) return;
    const content = details.lastElementChild;
    if (!(content instanceof HTMLElement) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    if (details.open) close(details, content);
    else open(details, content);
  });
}

/** A taller section takes longer, but never so long that a reader has to wait. */
export function collapseDuration(height: number): number {
  return Math.round(Math.min(100 + 6 * Math.sqrt(height), 320));
}

function open(details: HTMLDetailsElement, content: HTMLElement): void {
  details.open = true;
  animateHeight(content, 0, content.scrollHeight);
}

function close(details: HTMLDetailsElement, content: HTMLElement): void {
  animateHeight(content, content.scrollHeight, 0).onfinish = () => (details.open = false);
}

function animateHeight(content: HTMLElement, from: number, to: number): Animation {
  const duration = collapseDuration(Math.max(from, to));
  return content.animate({height: [`${from}px`, `${to}px`]}, {duration, easing: 'ease-in-out'});
}
