/** Links within the page, and links to it. */
export function startReveal(): void {
  addEventListener('hashchange', revealTarget);
  revealTarget();
}

/** Opens every section that the address's target is folded into, and goes there. */
export function revealTarget(): void {
  const target = document.getElementById(decodeHash());
  const closed = target ? listFolds(target).filter(({open}) => !open) : [];
  for (const fold of closed) fold.open = true;
  if (closed.length > 0) target?.scrollIntoView();
}

function listFolds(element: Element): HTMLDetailsElement[] {
  const fold = element.parentElement?.closest('details');
  return fold ? [fold, ...listFolds(fold)] : [];
}

function decodeHash(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // Not encoded well: taken as it is.
  }
}
