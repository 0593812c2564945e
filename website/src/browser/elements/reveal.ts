import {stopMoving} from './collapse.ts';
import {onClick} from './events.ts';

/** Links within the page, and links to it. */
export function startReveal(): void {
  addEventListener('hashchange', revealTarget);
  // A link to where the address leads already changes no hash.
  onClick('a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.href === location.href) revealTarget();
  });
  revealTarget();
}

/** Opens every section that the address's target is folded into, and goes there. */
export function revealTarget(): void {
  const target = findTarget();
  const folds = target ? listFolds(target) : [];
  const closed = folds.filter(({open}) => !open);
  const filtered = target?.closest<HTMLElement>('[hidden]');
  folds.forEach(stopMoving);
  for (const fold of closed) fold.open = true;
  if (filtered) filtered.hidden = false;
  if (closed.length > 0 || filtered) target?.scrollIntoView();
}

/** The place on the page that the address names. */
export function findTarget(): HTMLElement | null {
  return document.getElementById(decodeHash());
}

function listFolds(element: Element): HTMLDetailsElement[] {
  const fold = element.parentElement?.closest('details');
  return fold ? [fold, ...listFolds(fold)] : [];
}

/** The id that the address names. */
export function decodeHash(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // Not encoded well: taken as it is.
  }
}
