const mostNamed = 5;

export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `640 bytes`, `12.3 KB`, `3.7 MB`; thousands, as Algolia counts. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The first names of a list, and how many more there are. */
export function listSome(names: string[]): string {
  const rest = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${formatCount(rest)} more` : '');
}
