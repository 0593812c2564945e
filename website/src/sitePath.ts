/**
 * The address of a path of this site, which may be published below a path of its host. Only for code that runs in pages: the build moves
 * what is written in HTML (build/moveBelow.ts).
 */
export function sitePath(path: string): string {
  // What pages share with the build calls it there, too, where no page is.
  return ((globalThis as {document?: Document}).document?.documentElement.dataset.base ?? '') + path;
}
