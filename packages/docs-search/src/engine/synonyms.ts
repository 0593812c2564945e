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

const groups = new Map<string, string[]>();
for (const group of synonyms) for (const term of group) groups.set(term, group);

export function findSynonyms(term: string): string[] {
  return (groups.get(term) ?? []).filter((other) => other !== term);
}
