import type {Raw} from '../document/rawDocument.ts';
import {listRawOperations} from '../document/rawOperations.ts';
import {createWalk, listFieldNames} from '../document/rawSchemas.ts';
import type {Scope} from '../page/pageFacts.ts';
import type {Check} from './check.ts';
import {listScopes, type PlacedScope} from './listScopes.ts';
import {createPageMap, type PageMap} from './pageMap.ts';

/** With thousands of operations that lead to thousands of schemas each, the rest is left to `findMissingFields`. */
const mostVisits = 5_000_000;

/** Fields that a reader of an operation doesn't come to: neither in it, nor in what it leads to. */
export const findUnreachedFields: Check = ({root, pages}) => {
  if (!root) return [];
  const map = createPageMap(pages);
  const scopes = listScopes(pages);
  const walk = createWalk(root);
  const namesOf = createNames(root);
  let visits = 0;
  return listRawOperations(root).flatMap(({call, schemas}) => {
    const shown = scopes.get(call);
    if (!shown || visits > mostVisits) return [];
    const reached = walk(schemas);
    const names = new Set([...reached].flatMap(namesOf));
    const known = listReached(map, shown);
    visits += reached.size + known.size;
    const missing = [...names].filter((name) => !known.has(name));
    return missing.length > 0 ? [`${call}: ${missing.join(', ')}`] : [];
  });
};

function createNames(root: Raw): (schema: Raw) => string[] {
  const known = new Map<Raw, string[]>();
  return (schema) => {
    const names = known.get(schema) ?? listFieldNames(root, schema);
    known.set(schema, names);
    return names;
  };
}

/** The names of all fields in some parts of pages, and in the schemas and errors that they lead to. */
function listReached({findScope}: PageMap, starts: PlacedScope[]): Set<string> {
  const routes = new Map<Scope, string>(starts.map(({scope, route}) => [scope, route]));
  for (const [scope, route] of routes)
    for (const link of scope.links) {
      const target = findScope(route, link);
      // Another operation is no part of this one.
      if (target?.calls.length === 0 && !routes.has(target))
        routes.set(target, link.startsWith('#') ? route : link.replace(/#.*$/s, ''));
    }
  return new Set([...routes.keys()].flatMap(({fields}) => [...fields]));
}
