import {type ChildProcess, fork} from 'node:child_process';
import type {ChildMessage} from './child.ts';
import {createResult, type DocumentResult} from './documentResult.ts';

export type PoolOptions = {
  /** What children run, and with which words. */
  program: string;
  words: string[];
  processes: number;
  secondsPerDocument: number;
  mebibytesPerDocument: number;
  onResult: (result: DocumentResult) => void;
};

/** A process that has grown is replaced: what it still holds would count for the next document. */
const grownMiB = 700;

/** Examines documents in processes of their own. One that hangs or takes too much is ended, and the next goes on. */
export async function examineInChildren(files: string[], options: PoolOptions): Promise<void> {
  const queue = files.values();
  await Promise.all(Array.from({length: options.processes}, () => workThrough(queue, options)));
}

async function workThrough(queue: Iterator<string>, options: PoolOptions): Promise<void> {
  let child: ChildProcess | undefined;
  for (let next = queue.next(); !next.done; next = queue.next()) {
    child ??= await startChild(options);
    const result = await examine(child, next.value, options);
    options.onResult(result);
    const isOver = result.outcome === 'endless' || result.outcome === 'huge' || result.peakMiB > grownMiB;
    if (isOver) {
      child.kill('SIGKILL');
      child = undefined;
    }
  }
  child?.kill('SIGKILL');
}

async function startChild({program, words, mebibytesPerDocument}: PoolOptions): Promise<ChildProcess> {
  const child = fork(program, words, {
    execArgv: ['--expose-gc', `--max-old-space-size=${mebibytesPerDocument}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`A process of the corpus ended with ${code ?? 'a signal'} before it began.`)));
  });
  child.removeAllListeners('exit');
  return child;
}

function examine(child: ChildProcess, file: string, {secondsPerDocument}: PoolOptions): Promise<DocumentResult> {
  return new Promise((resolve) => {
    let stage = 'load';
    const finish = (result: DocumentResult): void => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve(result);
    };
    const timer = setTimeout(
      () => finish(createResult(file, 'endless', `${stage}: not done after ${secondsPerDocument} s`)),
      secondsPerDocument * 1000,
    );
    child.on('message', (message: ChildMessage) => {
      if (message.kind === 'stage') stage = message.stage;
      if (message.kind === 'result') finish(message.result);
    });
    child.on('exit', (code, signal) =>
      finish(createResult(file, 'huge', `${stage}: its process ended with ${signal ?? String(code)}`)),
    );
    child.send(file);
  });
}
