/** The file that an import leads to: a relative path, or one that starts at the project's root, as in `@/lib/algolia`. */
export function resolveImport(specifier: string, from: string, files: ReadonlyMap<string, unknown>): string | undefined {
  if (/^\.{1,2}(\/|$)/.test(specifier)) {
    const folder = from.split(/[\\/]/).slice(0, -1);
    return findFile(join(folder, specifier), files);
  }
  const [, rest] = /^(?:@|~|src|\$lib)\/(.+)$/.exec(specifier) ?? [];
  if (rest === undefined) return undefined;
  const matches = [...files.keys()].filter((path) =>
    candidates(rest).some((name) => `/${path.replaceAll('\\', '/')}`.endsWith(`/${name}`)),
  );
  return matches.length === 1 ? matches[0] : undefined;
}

const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.cjs', '.mts', '.cts', '.vue', '.svelte'];

function candidates(path: string): string[] {
  // TypeScript imports a .ts file as .js.
  const bases = [path, path.replace(/\.[mc]?jsx?$/, ''), path === '' ? 'index' : `${path}/index`];
  return bases.flatMap((base) => endings.map((ending) => base + ending));
}

function findFile(path: string, files: ReadonlyMap<string, unknown>): string | undefined {
  const names = new Set(candidates(path));
  return [...files.keys()].find((file) => names.has(file.replaceAll('\\', '/')));
}

function join(folder: string[], specifier: string): string {
  const parts = [...folder];
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
