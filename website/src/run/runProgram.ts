import type {ClientVersion} from '../runStart.ts';
import {answerProgram} from './answerProgram.ts';
import type {FromWorker, ToWorker} from './protocol.ts';
import {createRecorder, type RunState} from './runState.ts';

/** Long enough for all samples; whoever writes an endless loop shouldn't wait longer. */
const patience = 10_000;

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
  const end: typeof finish = (...how) => {
    worker.terminate();
    clearTimeout(timeout);
    finish(...how);
  };
  const timeout = setTimeout(() => end('too long'), patience);

  worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
    if (data.kind === 'output') return print(data.lines, data.isCut);
    if (data.kind === 'end') return data.error ? end('failed', data.error) : end('finished');
    const {id, request} = data;
    record(request, answerProgram).then(
      (response) => post({kind: 'response', id, response}),
      (error: unknown) => post({kind: 'refused', id, message: error instanceof Error ? error.message : String(error)}),
    );
  });
  worker.addEventListener('error', ({message}) => {
    end('failed', {name: 'Error', message: message || 'The client didn’t load. Check your connection, and run it again.'});
  });
  post({kind: 'run', source});
  return () => end('stopped');
}
