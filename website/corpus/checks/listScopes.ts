import type {PageFacts, Scope} from '../page/pageFacts.ts';

export type PlacedScope = {scope: Scope; route: string};

/** The parts of pages that are about an operation, by its call. Several operations may have the same. */
export function listScopes(pages: PageFacts[]): Map<string, PlacedScope[]> {
  const found = new Map<string, PlacedScope[]>();
  for (const {route, scopes} of pages)
    for (const scope of scopes)
      // The first is the operation's own; those of its callbacks follow.
      for (const call of scope.calls.slice(0, 1)) found.set(call, [...(found.get(call) ?? []), {scope, route}]);
  return found;
}
