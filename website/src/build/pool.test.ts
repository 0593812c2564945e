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
  appendFileSync(${JSON.stringify(log)}, task + ' ' + threadId + '\\n');
  setTimeout(() => parentPort.postMessage('done'), 20);
});`;

function startPool(): {pool: Pool<string>; log: string} {
  const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
  const [program = '', script = ''] = process.argv;
  const log = path.join(folder, 'log.txt');
  writeFileSync(log, '');
  writeFileSync(path.join(folder, 'program.mjs'), worker(log));
  process.argv[1] = path.join(folder, 'program.mjs');
  const pool = createPool<string>();
  onTestFinished(async () => {
    await pool.close();
    process.argv.splice(0, 2, program, script);
    rmSync(folder, {recursive: true});
  });
  return {pool, log};
}

it('runs every task once, in the order in which they were given, on as many threads as there are cores', async () => {
  const {pool, log} = startPool();
  const tasks = Array.from({length: 12}, (_, index) => `task${index}`);
  await Promise.all(tasks.map((task) => pool.run(task)));
  const lines = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  expect(lines.map(([task]) => task).sort()).toEqual([...tasks].sort());
  expect(lines[0]?.[0]).toBe('task0');
  expect(new Set(lines.map(([, thread]) => thread)).size).toBe(Math.min(availableParallelism(), 12));
});

it('takes tasks after others have ended', async () => {
  const {pool, log} = startPool();
  await pool.run('first');
  await pool.run('second');
  expect(readFileSync(log, 'utf8')).toMatch(/^first \d+\nsecond \d+\n$/);
});
