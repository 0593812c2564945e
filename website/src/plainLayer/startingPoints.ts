import type {StartingPoint} from '../layer/startingPoints.ts';
import {sitePath} from '../sitePath.ts';

/** A site of one API starts with its reference. */
export function listStartingPoints(): StartingPoint[] {
  return [{url: sitePath('/'), title: 'Reference', about: 'Every operation, field and error'}];
}
