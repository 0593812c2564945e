import {findTarget} from '../elements/reveal.ts';

/** Browsers hold what is at the top of the window while something above it grows; Safari does not. */
const isAnchored = CSS.supports('overflow-anchor: auto');

/** Makes a change that may move what the reader looks at, and moves it back. */
export function holdStill(change: () => void): void {
  const named = findNamedPlace();
  const place = named ?? findTopPlace();
  const before = place?.getBoundingClientRect().top ?? 0;
  const scrolled = scrollY;
  change();
  const moveBack = (): void => {
    const moved = (place?.getBoundingClientRect().top ?? 0) - before;
    // Also a move by nothing would end a scroll that is under way.
    if (moved !== 0) scrollBy({top: moved, behavior: 'instant'});
  };
  if (named || !isAnchored) moveBack();
  // The browser holds the place, and a scroll goes on. Only after a jump (by a search in the page, say) it may hold another one.
  else requestAnimationFrame(() => scrollY === scrolled && moveBack());
}

/** The end of the page for those who went there, what has focus, or the place that the address names. */
function findNamedPlace(): Element | undefined {
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  if (isAtEnd) return document.querySelector('footer') ?? undefined;
  const focused = document.querySelector('main :focus');
  return [focused, findTarget()].flatMap((element) => element ?? []).find(isInWindow);
}

/** What begins at the top of the window: of something that begins above it, the part that grows may be above, too. */
function findTopPlace(): Element | undefined {
  const heights = [120, 180, 240, 360, 480];
  return heights.flatMap((height) => document.elementFromPoint(innerWidth / 3, height) ?? []).find(isInWindow);
}

function isInWindow(element: Element): boolean {
  const {top, height} = element.getBoundingClientRect();
  return height > 0 && top >= 0 && top < innerHeight;
}
