/** Words that people use for one another, in the singular. */
export const synonyms: string[][] = [
  ['delete', 'remove', 'erase', 'drop'],
  ['create', 'add', 'new'],
  ['update', 'change', 'edit', 'modify'],
  ['get', 'fetch', 'retrieve', 'read'],
  ['send', 'upload', 'push', 'import'],
  ['save', 'store'],
  ['key', 'token', 'credential'],
  ['record', 'object', 'document'],
  ['index', 'indice', 'indexe'],
  ['migrate', 'migration', 'migrating', 'upgrade', 'upgrading'],
  ['install', 'installation', 'installing'],
  ['setup', 'configure', 'configuration', 'config'],
  ['release', 'publish', 'publication'],
  ['contribute', 'contributing', 'contribution', 'contributor'],
  ['filter', 'filtering'],
  ['error', 'exception', 'failure'],
  ['right', 'permission', 'acl'],
  ['authentication', 'authenticate', 'auth', 'login'],
  ['application', 'app'],
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['wait', 'waiting', 'await'],
  ['rename', 'move'],
  ['duplicate', 'copy', 'clone'],
  ['geo', 'location', 'place'],
  ['limit', 'max', 'maximum'],
  ['rate', 'per'],
  ['header', 'parameter', 'option'],
  ['log', 'logging', 'debug'],
  ['cache', 'caching'],
  ['facet', 'faceting'],
  ['test', 'testing'],
];

const groups = groupByTerm(synonyms);

/** A word in two groups would lose one of them without a word. */
export function groupByTerm(all: string[][]): Map<string, string[]> {
  const byTerm = new Map<string, string[]>();
  for (const group of all)
    for (const term of group) {
      const other = byTerm.get(term);
      if (other)
        throw new Error(
          `"${term}" is in two groups of synonyms.ts: [${other.join(', ')}] and [${group.join(', ')}]. Join the groups, or take it out of one.`,
        );
      byTerm.set(term, group);
    }
  return byTerm;
}

export function findSynonyms(term: string): string[] {
  return (groups.get(term) ?? []).filter((other) => other !== term);
}
