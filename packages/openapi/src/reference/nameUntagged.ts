import {mostOperations} from './mostOperations.ts';
import type {ReadOperation} from './readOperations.ts';

/** Operations without a tag. */
const untagged = 'Operations';

/** Resources with fewer operations than this, on average, are no groups: each path of some APIs is a name of its own. */
const fewestOperations = 3;

/**
 * Names the groups of operations that have no tag. That is one group, unless it would be too large for a page: then, the part of the path
 * that tells resources apart is the name, `payment_intents` of `/v1/payment_intents/{id}`.
 */
export function createNames(operations: ReadOperation[]): (operation: ReadOperation) => string {
  if (operations.length <= mostOperations) return () => untagged;
  const paths = operations.map(listSegments);
  const common = countCommon(paths);
  const nameOf = (segments: string[]): string => segments.slice(common).find((segment) => !segment.includes('{')) ?? untagged;
  const isUseful = new Set(paths.map(nameOf)).size * fewestOperations <= operations.length;
  return isUseful ? (operation) => nameOf(listSegments(operation)) : () => untagged;
}

function listSegments({placed: {path}}: ReadOperation): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** How many segments all paths start with. */
function countCommon([first = [], ...others]: string[][]): number {
  const end = first.findIndex((segment, index) => others.some((segments) => segments[index] !== segment));
  return end < 0 ? first.length : end;
}
