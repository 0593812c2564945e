import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {films} from './films.ts';

it('has the films of the specs, so that examples and mock tell the same', () => {
  const file = path.resolve(import.meta.dirname, '../../../specs/common/data/films.yml');
  const written = parse(readFileSync(file, 'utf8')) as {objectID: string}[];
  const byID = (one: {objectID: string}, other: {objectID: string}): number => (one.objectID < other.objectID ? -1 : 1);
  expect([...films].sort(byID)).toEqual(written.sort(byID));
});
