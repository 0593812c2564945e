import {selector} from '../../dataAttributes.ts';
import {onClick} from './events.ts';

/**
 * Opens and closes sections with a height animation; without it `<details>` would jump. Dropdowns lie over the page and have
 * nothing to move.
 */
export function startCollapse(): void {
  onClick('summary', ({parentElement: details}, event) => {
    if (!(details instanceof HTMLDetailsElement) || details.matches(selector('dropdown'))) return;
    if (event.defaultPrevented || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    toggle(details);
  });
}

/** A taller section takes longer, but never so long that a reader has to wait. */
export function collapseDuration(height: number): number {
  return Math.round(Math.min(100 + 6 * Math.sqrt(height), 320));
}

/** Less than two lines are in place before anyone sees them move. */
const shortest = 40;

/**
 * `open` says at once what the reader asked for, so that a second click, other scripts and screen readers need not know of the
 * animation. That starts from where the last one has brought the section.
 */
function toggle(details: HTMLDetailsElement): void {
  const from = details.getBoundingClientRect();
  stopMoving(details);
  details.open = !details.open;
  const to = details.getBoundingClientRect();
  if (Math.abs(to.height - from.height) >= shortest) move(details, from, to);
}

/** Shows a section as it is, for those who want to go to a place in it. */
export function stopMoving(details: HTMLDetailsElement): void {
  for (const animation of details.getAnimations()) animation.cancel();
}

function move(details: HTMLDetailsElement, from: DOMRect, to: DOMRect): void {
  const timing = {duration: collapseDuration(Math.abs(to.height - from.height)), easing: 'ease-in-out'};
  const constant = {
    // Where an open section is wider, it stays so until it is closed.
    minWidth: `${Math.max(from.width, to.width)}px`,
    overflow: 'clip',
    overflowClipMargin: '5px', // Room for the outline of the summary, which has focus after a key.
  };
  details.animate(
    [
      {height: `${from.height}px`, ...constant},
      {height: `${to.height}px`, ...constant},
    ],
    timing,
  );
  // What is closed is not rendered, but has to be seen until it is out of sight.
  if (!details.open && CSS.supports('selector(::details-content)'))
    details.animate({contentVisibility: ['visible', 'visible']}, {...timing, pseudoElement: '::details-content'});
}
