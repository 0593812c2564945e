import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {examineInChildren} from './childPool.ts';
import {createResult, type DocumentResult} from './documentResult.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** A child that does with a document what its name says, and says in which process. */
const obedient = `
process.on('message', (file) => {
  if (file === 'hang') return process.send({kind: 'stage', stage: 'build'}, () => { for (;;); });
  if (file === 'fill') process.abort();
  const result = {...${JSON.stringify(createResult('', 'rendered'))}, file, error: String(process.pid), peakMiB: file === 'grow' ? 5000 : 1};
  process.send({kind: 'result', result});
});
process.send({kind: 'ready'});
`;

async function examine(files: string[], code = obedient, processes = 1): Promise<DocumentResult[]> {
  const program = path.join(folder, 'child.mjs');
  writeFileSync(program, code);
  const results: DocumentResult[] = [];
  const limits = {secondsPerDocument: 1, mebibytesPerDocument: 256};
  await examineInChildren(files, {program, words: [], processes, ...limits, onResult: (result) => results.push(result)});
  return results;
}

it('examines documents one after another, in the same process', async () => {
  const results = await examine(['a', 'b']);
  expect(results.map(({file, outcome}) => [file, outcome])).toEqual([
    ['a', 'rendered'],
    ['b', 'rendered'],
  ]);
  expect(results[0]?.error).toBe(results[1]?.error);
});

it('goes on after a document that never ends', async () => {
  const results = await examine(['hang', 'b']);
  expect(results.map(({file, outcome, error}) => (file === 'hang' ? [outcome, error] : [outcome]))).toEqual([
    ['endless', 'build: not done after 1 s'],
    ['rendered'],
  ]);
});

it('goes on after a document that ends its process', async () => {
  const results = await examine(['fill', 'b']);
  expect(results.map(({outcome}) => outcome)).toEqual(['huge', 'rendered']);
});

it('takes a new process after a document that needed much memory', async () => {
  const [grown, next] = await examine(['grow', 'b']);
  expect(next?.outcome).toBe('rendered');
  expect(next?.error).not.toBe(grown?.error);
});

it('says so where a process does not begin', async () => {
  await expect(examine(['a'], 'process.exit(3);')).rejects.toThrow('A process of the corpus ended with 3 before it began.');
});
