import {findTarget} from '../reveal.ts';

/** Browsers hold what is at the top of the window while something above it grows; Safari does not. */
const isAnchored = CSS.supports('overflow-anchor: auto');

/** Makes a change that may move what the reader looks at, and moves it back. */
export function holdStill(change: () => void): void {
  const place = findPlace();
  const before = place?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (place?.getBoundingClientRect().top ?? 0) - before;
  // Also a move by nothing would end a scroll that is under way.
  if (moved !== 0) scrollBy({top: moved, behavior: 'instant'});
}

/** The end of the page for those who went there, what has focus, or the place that the address names: browsers hold others. */
function findPlace(): Element | null {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) return document.querySelector('footer');
  const focused = document.querySelector('main :focus');
  const place = [focused, findTarget()].find((element) => element && isInWindow(element));
  if (place) return place;
  return isAnchored ? null : document.elementFromPoint(innerWidth / 2, 120);
}

function isInWindow(element: Element): boolean {
  const {top, height} = element.getBoundingClientRect();
  return height > 0 && top >= 0 && top < innerHeight;
}
