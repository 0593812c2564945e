import {listRawOperations} from '../document/rawOperations.ts';
import {listScopes} from './listScopes.ts';
import {withCallbacks} from './findMissingOperations.ts';
import type {Check} from './check.ts';

/** Parameters that the part of the page about their operation doesn't list. */
export const findMissingParameters: Check = ({root, pages}) => {
  if (!root) return [];
  const scopes = listScopes(pages);
  return listRawOperations(root).flatMap((operation) => {
    const shown = scopes.get(operation.call);
    if (!shown) return [];
    return withCallbacks(operation).flatMap(({call, parameters}) =>
      parameters.filter((name) => !shown.some(({scope}) => scope.fields.has(name))).map((name) => `${call}: ${name}`),
    );
  });
};
