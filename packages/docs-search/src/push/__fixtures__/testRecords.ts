import type {SearchRecord} from '../../record/searchRecord.ts';

/** A record of a guide; for tests. */
export function buildRecord(objectID: string, changes: Partial<SearchRecord> = {}): SearchRecord {
  return {
    objectID,
    type: 'content',
    url: `/docs/page#${objectID}`,
    url_without_anchor: '/docs/page',
    anchor: objectID,
    content: `Text of ${objectID}`,
    hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    language: 'en',
    version: 'current',
    docusaurus_tag: 'default',
    weight: {pageRank: 0, level: 0, position: 0},
    ...changes,
  };
}

export function buildRecords(count: number, prefix: string): SearchRecord[] {
  return Array.from({length: count}, (_, index) => buildRecord(`${prefix}${index}`));
}
