export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = Record<Level, string | null> & {lvl0: string; lvl1: string};

/** One place that a search can lead to, in the shape of DocSearch's crawler (version 3), so that a hosted index takes it as it is. */
export type SearchRecord = {
  objectID: string;
  type: Level | 'content';
  /** Path with anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Text of the place; for an operation its method and path; null for other headings. */
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  version: string;
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
};
