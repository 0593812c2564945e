import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {findMisplacedPaths, findUnusedPathFiles, pathFile} from './pathFiles.ts';

function writeSpec(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'path-files-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'spec.yml'), text);
  return path.join(folder, 'spec.yml');
}

it.each([
  ['/2/abtests', 'paths/abtests.yml'],
  ['/2/abtests/{id}/stop', 'paths/abtests/{id}/stop.yml'],
  ['/1/indexes/*/queries', 'paths/indexes/all/queries.yml'],
  ['/1/indexes/{indexName}/*', 'paths/indexes/{indexName}/all.yml'],
  ['/1{path}', '../common/genericCalls.yml'],
])('%s is in %s', (address, file) => {
  expect(pathFile(address)).toBe(file);
});

it('accepts paths that are in their own files', () => {
  const file = writeSpec(`paths:
  /1/tasks: {$ref: 'paths/tasks.yml'}
  /1/tasks/{id}: {$ref: 'paths/tasks/{id}.yml'}
  /1{path}: {$ref: '../common/genericCalls.yml'}
`);
  expect(findMisplacedPaths(file)).toEqual([]);
});

it('lists every path that is elsewhere, with its line and the file where it belongs', () => {
  const file = writeSpec(`openapi: 3.1.0
paths:
  /1/tasks:
    $ref: 'paths/task.yml'
  /1/users/{id}:
    get: {operationId: getUser}
  /1/teams:
    $ref: 'paths/teams.yml'
  /1{path}:
    $ref: 'paths/generic.yml'
`);
  expect(findMisplacedPaths(file)).toEqual([
    {file, line: 3, pointer: '/paths/~11~1tasks', message: `Put this path into its own file: "$ref: 'paths/tasks.yml'".`},
    {
      file,
      line: 5,
      pointer: '/paths/~11~1users~1{id}',
      message: `Put this path into its own file: "$ref: 'paths/users/{id}.yml'".`,
    },
    {
      file,
      line: 9,
      pointer: '/paths/~11{path}',
      message: `Put this path into its own file: "$ref: '../common/genericCalls.yml'".`,
    },
  ]);
});

it('finds nothing in a spec without paths', () => {
  expect(findMisplacedPaths(writeSpec('openapi: 3.1.0\n'))).toEqual([]);
});

it('names each file of paths that spec.yml does not refer to, and what to add', () => {
  const file = writeSpec(`paths:
  /2/tasks: {$ref: 'paths/tasks.yml'}
  /2/indexes/*: {$ref: 'paths/indexes/all.yml'}
`);
  const folder = path.join(path.dirname(file), 'paths');
  mkdirSync(path.join(folder, 'tasks'), {recursive: true});
  mkdirSync(path.join(folder, 'indexes'));
  for (const name of ['tasks.yml', 'indexes/all.yml', 'tasks/{id}.yml']) writeFileSync(path.join(folder, name), 'get: {}\n');
  expect(findUnusedPathFiles(file)).toEqual([
    {
      file: path.join(folder, 'tasks/{id}.yml'),
      line: 1,
      pointer: '',
      message: `No path of ${path.basename(path.dirname(file))}/spec.yml refers to this file. Add "/2/tasks/{id}: {$ref: 'paths/tasks/{id}.yml'}" to "paths" there, or delete the file.`,
    },
  ]);
});
