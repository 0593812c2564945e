/** `clients/guides/index` is found at its folder; a slug replaces the last part, or from "/" on the whole path. */
export function docRoute(id: string, slug: string | undefined, basePath: string): string {
  const folder = id.split('/').slice(0, -1);
  const name = id.split('/').at(-1);
  if (slug?.startsWith('/')) return joinRoute(basePath, slug);
  if (slug !== undefined) return joinRoute(basePath, ...folder, slug);
  return joinRoute(basePath, ...folder, name === 'index' ? '' : (name ?? ''));
}

export function joinRoute(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}
