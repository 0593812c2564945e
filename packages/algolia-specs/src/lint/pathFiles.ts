import {readFileSync} from 'node:fs';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {toPointer} from '@docs/openapi';
import type {SpecProblem} from '@docs/openapi/load';

/** A newcomer finds an endpoint's file by its path: `/2/abtests/{id}/stop` is in `paths/abtests/{id}/stop.yml`. */
export function findMisplacedPaths(file: string): SpecProblem[] {
  const lines = new LineCounter();
  const paths = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines}).get('paths');
  if (!isMap(paths)) return [];
  return paths.items.flatMap(({key, value}) => {
    const path = isScalar(key) ? String(key.value) : '';
    const reference: unknown = isMap(value) ? value.get('$ref') : undefined;
    const expected = pathFile(path);
    if (reference === expected) return [];
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    return [{file, line, pointer: toPointer('paths', path), message: `Put this path into its own file: "$ref: '${expected}'".`}];
  });
}

export function pathFile(path: string): string {
  if (path === '/1{path}') return '../common/genericCalls.yml';
  const segments = path.split('/').slice(2);
  return `paths/${segments.map((segment) => (segment === '*' ? 'all' : segment)).join('/')}.yml`;
}
