import type {DocsVersionConfig, SiteConfig} from '../config/siteConfig.ts';

/** What decides which file is in which version. */
type Docs = Pick<SiteConfig['docs'], 'versions' | 'unversioned'>;

/** Where a doc is: its id, and whether its file is for one version alone. */
type PlacedDoc = {id: string; isOwn: boolean};

/**
 * The files of a version's docs, by id. Versions may share a folder: `installation.mdx` is then in all of them, and `installation.5.mdx`
 * only in version 5, where it takes the place of the other.
 */
export function listDocFiles(sources: string[], version: DocsVersionConfig, docs: Docs): Map<string, string> {
  const files = new Map<string, string>();
  for (const source of sources) {
    const placed = placeDoc(source, version, docs);
    if (placed && (placed.isOwn || !files.has(placed.id))) files.set(placed.id, source);
  }
  return files;
}

/** The doc that a file is in a version; nothing if that version doesn't have it. */
export function placeDoc(source: string, version: DocsVersionConfig, {versions, unversioned}: Docs): PlacedDoc | undefined {
  if (!source.startsWith(`${version.folder}/`)) return undefined;
  const name = source.slice(version.folder.length + 1).replace(/\.mdx$/, '');
  const owner = versions.find((other) => name.endsWith(`.${other.name}`));
  if (owner && owner.name !== version.name) return undefined;
  if (!version.isLast && isUnversioned(name, unversioned)) return undefined;
  return {id: owner ? name.slice(0, -owner.name.length - 1) : name, isOwn: owner !== undefined};
}

/** Whether a doc says the same in every version. Only the last one has it. */
export function isUnversioned(id: string, folders: string[]): boolean {
  return folders.some((folder) => id.startsWith(`${folder}/`));
}
