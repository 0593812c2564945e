import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import {toPointer} from '@docs/openapi';
import type {SpecProblem} from '@docs/openapi/load';

/** A newcomer finds an endpoint's file by its path: `/2/abtests/{id}/stop` is in `paths/abtests/{id}/stop.yml`. */
export function findMisplacedPaths(file: string): SpecProblem[] {
  const lines = new LineCounter();
  const paths = parseDocument(readFileSync(file, 'utf8'), {lineCounter: lines}).get('paths');
  if (!isMap(paths)) return [];
  return paths.items.flatMap(({key, value}) => {
    const address = isScalar(key) ? String(key.value) : '';
    const reference: unknown = isMap(value) ? value.get('$ref') : undefined;
    const expected = pathFile(address);
    if (reference === expected) return [];
    const line = isScalar(key) && key.range ? lines.linePos(key.range[0]).line : 1;
    return [
      {file, line, pointer: toPointer('paths', address), message: `Put this path into its own file: "$ref: '${expected}'".`},
    ];
  });
}

/** Files of `paths/` that no path of the spec refers to: what they describe is nowhere to be seen. */
export function findUnusedPathFiles(file: string): SpecProblem[] {
  const folder = path.dirname(file);
  const paths: unknown = parseDocument(readFileSync(file, 'utf8')).get('paths');
  const entries = isMap(paths) ? paths.items : [];
  const used = new Set(entries.map(({value}) => (isMap(value) ? value.get('$ref') : undefined)));
  // All paths of an API start with the same version.
  const [, version = '1'] = /^\/(\d+)/.exec(isScalar(entries[0]?.key) ? String(entries[0].key.value) : '') ?? [];
  return listFiles(path.join(folder, 'paths'))
    .filter((name) => !used.has(`paths/${name}`))
    .map((name) => ({
      file: path.join(folder, 'paths', name),
      line: 1,
      pointer: '',
      message: `No path of ${path.basename(folder)}/spec.yml refers to this file. Add "/${version}/${name.replace(/\.yml$/, '')}: {$ref: 'paths/${name}'}" to "paths" there, or delete the file.`,
    }));
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.yml'));
  return files.map((file) => file.replaceAll(path.sep, '/')).sort();
}

export function pathFile(address: string): string {
  if (address === '/1{path}') return '../common/genericCalls.yml';
  const segments = address.split('/').slice(2);
  return `paths/${segments.map((segment) => (segment === '*' ? 'all' : segment)).join('/')}.yml`;
}
