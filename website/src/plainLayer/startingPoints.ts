import type {StartingPoint} from '../layer/startingPoints.ts';
import {sitePath} from '../sitePath.ts';

export const searchHint =
  'Search operations, parameters, fields and errors. Type words, a name, an error message, or a path with its method.';

/** A site of one API starts with its reference. */
export function listStartingPoints(): StartingPoint[] {
  return [{url: sitePath('/'), title: 'Reference', about: 'Every operation, field and error'}];
}
