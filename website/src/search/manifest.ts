/** Where the list of the index's files is. */
export const manifestPath = '/search-index.json';

/** The list of the files of the index, at an address that does not change. */
export type IndexManifest = {
  /** Paths, in the order in which to load them. */
  parts: string[];
  /** The same for readers of another version of the docs, by the tag of its pages. */
  versions?: Record<string, string[]>;
  /** What readers should know about this index; in development only. */
  notice?: string;
};

/** The files for a reader whose search is limited to these tags. */
export function choosePaths({parts, versions = {}}: IndexManifest, tags: string[] = []): string[] {
  const tag = tags.find((one) => one in versions);
  return (tag === undefined ? undefined : versions[tag]) ?? parts;
}

export function parseManifest(text: string): IndexManifest {
  return JSON.parse(text) as IndexManifest;
}
