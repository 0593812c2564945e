import type {Check} from './check.ts';
import {findForeignParts} from './findForeignParts.ts';
import {findLostLinks} from './findLostLinks.ts';
import {findMissingFields} from './findMissingFields.ts';
import {findMissingOperations} from './findMissingOperations.ts';
import {findMissingParameters} from './findMissingParameters.ts';
import {findRepeatedIds} from './findRepeatedIds.ts';
import {findUnreachedFields} from './findUnreachedFields.ts';

/** All that has to be true of every reference, by what it is called in reports. */
export const checks = {
  'operations that no page has': findMissingOperations,
  'parameters that their operation lacks': findMissingParameters,
  'objects whose fields no page lists': findMissingFields,
  'fields that an operation does not lead to': findUnreachedFields,
  'ids that a page has twice': findRepeatedIds,
  'links that lead nowhere': findLostLinks,
  'active parts that are not ours': findForeignParts,
} satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];
