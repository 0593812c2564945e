import type {Hit} from '@docs/docs-search/engine';

/** A hit for tests. */
export function createHit(changes: Partial<Hit> = {}): Hit {
  return {
    url: '/docs/a',
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    address: null,
    content: null,
    alsoIn: [],
    matches: {hierarchy: {}, path: [], content: []},
    ...changes,
  };
}
