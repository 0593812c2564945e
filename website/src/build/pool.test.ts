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

function groupByThread(lines: string[][]): Map<string, string[][]> {
  const groups = new Map<string, string[][]>();
  for (const line of lines) groups.set(line[2] ?? '', [...(groups.get(line[2] ?? '') ?? []), line]);
  return groups;
}

it('runs every task once, in the order in which they were given, on as many threads as there are cores', async () => {
  const {pool, readLog} = startPool();
  const names = Array.from({length: 12}, (_, index) => `task${index}`);
  await Promise.all(names.map((name) => pool.run({kind: 'one', name})));
  expect(
    readLog()
      .map(([, name]) => name)
      .sort(),
  ).toEqual([...names].sort());
  // Threads don't start at the same moment, so the order is that of each.
  const threads = new Set(readLog().map(([, , thread]) => thread));
  for (const thread of threads) {
    const own = readLog().filter((line) => line[2] === thread);
    const numbers = own.map(([, name = '']) => names.indexOf(name));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
  expect(threads.size).toBe(Math.min(cores, 12));
});

it('gives the kinds of tasks to different threads, and others to a thread when its kind has ended', async () => {
  const {pool, readLog} = startPool();
  const tasks = ['spec', 'doc'].flatMap((kind) => [1, 2, 3].map((number) => ({kind, name: `${kind}${number}`})));
  await Promise.all(tasks.map((task) => pool.run(task)));
  const byThread = groupByThread(readLog());
  const kinds = [...byThread.values()].map((lines) => lines.map(([kind]) => kind));
  expect(new Set(kinds.map(([first]) => first)).size).toBe(Math.min(cores, 2));
  for (const own of kinds) expect(own.filter((kind, index) => index > 0 && kind !== own[index - 1]).length).toBeLessThan(2);
});

it('takes tasks after others have ended', async () => {
  const {pool, readLog} = startPool();
  await pool.run({kind: 'one', name: 'first'});
  await pool.run({kind: 'two', name: 'second'});
  expect(readLog().map(([, name]) => name)).toEqual(['first', 'second']);
});
