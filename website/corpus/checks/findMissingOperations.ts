import {listRawOperations, type RawOperation} from '../document/rawOperations.ts';
import type {Check} from './check.ts';

/** Operations, webhooks and callbacks of the document that no page has. */
export const findMissingOperations: Check = ({root, pages}) => {
  if (!root) return [];
  const shown = new Set(pages.flatMap(({scopes}) => scopes.flatMap(({calls}) => calls)));
  return listRawOperations(root)
    .flatMap(withCallbacks)
    .filter(({call}) => !shown.has(call))
    .map(({call}) => call);
};

export function withCallbacks(operation: RawOperation): RawOperation[] {
  return [operation, ...operation.callbacks.flatMap(withCallbacks)];
}
