import type {ClientVersion} from '../runStart.ts';
import {wordError} from '../wordError.ts';
import {answerProgram} from './answerProgram.ts';
import {type FromWorker, limits, type ProgramRequest, type ToWorker} from './protocol.ts';
import {createRecorder, type RunState} from './runState.ts';

const workers: Record<ClientVersion, () => Worker> = {
  ga: () => new Worker(new URL('./clients/ga.ts', import.meta.url), {type: 'module', name: 'run'}),
  alpha: () => new Worker(new URL('./clients/alpha.ts', import.meta.url), {type: 'module', name: 'run'}),
  v4: () => new Worker(new URL('./clients/v4.ts', import.meta.url), {type: 'module', name: 'run'}),
};

/**
 * Runs a program with the published client, in a worker that can reach nothing but the mock, through this page. A worker runs one
 * program: whatever that one did to it is gone with it. Returns how to stop it.
 */
export function runProgram(source: string, client: ClientVersion, show: (state: RunState) => void): () => void {
  const {record, print, finish} = createRecorder(show);
  const worker = workers[client]();
  const post = (message: ToWorker): void => worker.postMessage(message);
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let open = 0;
  let hasAnswered = false;
  const end: typeof finish = (...how) => {
    worker.terminate();
    clearTimeout(timeout);
    finish(...how);
  };
  /** What is loaded before that isn't the program's fault. */
  const startClock = (): void => {
    clearTimeout(timeout);
    timeout = setTimeout(() => end('too long'), limits.seconds * 1000);
  };

  async function answer(id: number, request: ProgramRequest): Promise<void> {
    open += 1;
    // The worker sends fewer, unless a program has changed it.
    if (open > limits.requestsAtOnce) return end('failed', {name: 'Error', message: 'It sent too many requests at once.'});
    try {
      post({kind: 'response', id, response: await record(request, answerProgram)});
    } catch (error) {
      post({kind: 'refused', id, message: wordError(error)});
    }
    open -= 1;
    // The first response had to wait until the mock was loaded.
    if (!hasAnswered) startClock();
    hasAnswered = true;
  }

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    switch (data.kind) {
      case 'started':
        return startClock();
      case 'output':
        return print(data.lines, data.isCut);
      case 'request':
        return void answer(data.id, data.request);
      case 'end':
        return data.error ? end('failed', data.error) : end('finished');
    }
  });
  worker.addEventListener('error', ({message}) => {
    end('failed', {name: 'Error', message: message || 'The client didn’t load. Check your connection, then run it again.'});
  });
  post({kind: 'run', source});
  return () => end('stopped');
}
