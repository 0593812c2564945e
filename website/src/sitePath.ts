/**
 * The address of a path of this site, which may be published below a path of its host. Only for code that runs in pages: the build moves
 * what is written in HTML (build/moveBelow.ts).
 */
export function sitePath(path: string): string {
  return readBase() + path;
}

/** Whether an address of the same host belongs to this site. */
export function isWithinSite(pathname: string): boolean {
  const base = readBase();
  return base === '' || pathname === base || pathname.startsWith(`${base}/`);
}

function readBase(): string {
  return typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');
}
