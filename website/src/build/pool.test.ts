import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createPool, type Pool} from './pool.ts';

/** A program whose threads note each task in a file. */
const worker = (log: string): string => `
import {appendFileSync} from 'node:fs';
import {parentPort, threadId} from 'node:worker_threads';
parentPort.on('message', (task) => {
  appendFileSync(${JSON.stringify(log)}, task.kind + ' ' + task.name + ' ' + threadId + '\\n');
  setTimeout(() => parentPort.postMessage('done'), 20);
});`;

type Task = {kind: string; name: string};

function startPool(): {pool: Pool<Task>; readLog: () => string[][]} {
  const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  const [program = '', script = ''] = process.argv;
  const log = path.join(folder, 'log.txt');
  writeFileSync(log, '');
  writeFileSync(path.join(folder, 'program.mjs'), worker(log));
  process.argv[1] = path.join(folder, 'program.mjs');
  const pool = createPool<Task>();
  onTestFinished(async () => {
    await pool.close();
    process.argv.splice(0, 2, program, script);
    rmSync(folder, {recursive: true});
  });
  const readLog = (): string[][] =>
    readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
  return {pool, readLog};
}

const cores = availableParallelism();

it('runs every task once, in the order in which they were given, on as many threads as there are cores', async () => {
  const {pool, readLog} = startPool();
  const names = Array.from({length: 12}, (_, index) => `task${index}`);
  await Promise.all(names.map((name) => pool.run({kind: 'one', name})));
  expect(
    readLog()
      .map(([, name]) => name)
      .sort(),
  ).toEqual([...names].sort());
  expect(readLog()[0]?.[1]).toBe('task0');
  expect(new Set(readLog().map(([, , thread]) => thread)).size).toBe(Math.min(cores, 12));
});

it('gives the kinds of tasks to different threads, and those of a kind to the same', async () => {
  const {pool, readLog} = startPool();
  const tasks = ['spec', 'doc'].flatMap((kind) => [1, 2, 3].map((number) => ({kind, name: `${kind}${number}`})));
  await Promise.all(tasks.map((task) => pool.run(task)));
  const threads = (wanted: string): Set<string | undefined> =>
    new Set(
      readLog()
        .filter(([kind]) => kind === wanted)
        .map(([, , thread]) => thread),
    );
  const shared = [...threads('spec')].filter((thread) => threads('doc').has(thread));
  expect(shared).toHaveLength(cores > 1 ? 0 : 1);
});

it('takes tasks after others have ended', async () => {
  const {pool, readLog} = startPool();
  await pool.run({kind: 'one', name: 'first'});
  await pool.run({kind: 'two', name: 'second'});
  expect(readLog().map(([, name]) => name)).toEqual(['first', 'second']);
});
