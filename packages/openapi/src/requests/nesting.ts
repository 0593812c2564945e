import {hasKeys} from '../document/pointers.ts';

/** No request of these APIs comes near; deeper ones could exhaust the stack of what reads them. */
export const maxDepth = 200;

/** Whether a value has lists and objects in one another deeper than the limit. */
export function isTooDeep(value: unknown, levelsLeft = maxDepth): boolean {
  if (!hasKeys(value)) return false;
  if (levelsLeft === 0) return true;
  for (const name in value) if (isTooDeep(value[name], levelsLeft - 1)) return true;
  return false;
}
