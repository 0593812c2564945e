/** Where a page's Markdown twin is: at its address with `.md`. The home page's is an overview for programs. */
export function twinPath(route: string): string {
  return route === '/' ? '/llms.txt' : `${route}.md`;
}
