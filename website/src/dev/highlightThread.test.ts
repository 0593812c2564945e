import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createHighlightThread} from './highlightThread.ts';

/** A thread that answers late what comes first. */
const program = `import {parentPort} from 'node:worker_threads';
parentPort.on('message', ({id, texts: [{code}]}) => {
  const answer = code === 'wrong' ? {id, problem: 'It is wrong.'} : {id, code: [[[{text: code}]]]};
  setTimeout(() => parentPort.postMessage(answer), code === 'slow' ? 100 : 0);
});`;

function startThread(): ReturnType<typeof createHighlightThread> {
  const folder = mkdtempSync(path.join(tmpdir(), 'highlight-thread-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'thread.mjs'), program);
  return createHighlightThread(path.join(folder, 'thread.mjs'));
}

it('gives each the answer to its own texts, or the problem', async () => {
  const highlightAll = startThread();
  const ask = (code: string): ReturnType<typeof highlightAll> => highlightAll([{language: 'text', code}]);
  const answers = await Promise.allSettled([ask('slow'), ask('wrong'), ask('fast')]);
  expect(answers).toEqual([
    {status: 'fulfilled', value: [[[{text: 'slow'}]]]},
    {status: 'rejected', reason: new Error('It is wrong.')},
    {status: 'fulfilled', value: [[[{text: 'fast'}]]]},
  ]);
});

it('starts no thread for a page without code', async () => {
  expect(await createHighlightThread('/no/such/program.mjs')([])).toEqual([]);
});
