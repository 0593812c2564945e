import path from 'node:path';

/**
 * Finds the assets that no page can reach. The engine emits some for pages that are hydrated, which ours never are,
 * and styles are part of the pages by now.
 */
export function findUnusedAssets(htmls: string[], assets: Map<string, string>): string[] {
  const used = new Set<string>();
  const visit = (text: string): void => {
    for (const [file, content] of assets) {
      if (used.has(file) || !text.includes(path.posix.basename(file))) continue;
      used.add(file);
      visit(content);
    }
  };
  htmls.forEach(visit);
  return [...assets.keys()].filter((file) => !used.has(file));
}
