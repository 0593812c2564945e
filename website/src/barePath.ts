/** The path under which a page is known: without `index.html`, `.html` or a slash at its end. */
export function barePath(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}
