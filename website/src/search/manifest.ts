/** Where the list of the index's files is. */
export const manifestPath = '/search-index.json';

/** The list of the files of the index, at an address that does not change. */
export type IndexManifest = {
  /** Paths, in the order in which to load them. */
  parts: string[];
  /** What readers should know about this index; in development only. */
  notice?: string;
};

export function parseManifest(text: string): IndexManifest {
  return JSON.parse(text) as IndexManifest;
}
