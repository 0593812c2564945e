import {type CurlCall, listCurlCalls} from '@docs/samples/curl';
import {wordError} from '../wordError.ts';
import {answerProgram} from './answerProgram.ts';
import {limits} from './protocol.ts';
import {createRecorder, type Recorder, type RunState} from './runState.ts';

const pause = 250;

/** Sends the requests of a shell program to the mock in the page, one after another, and prints what they return. */
export function runCurl(source: string, show: (state: RunState) => void): () => void {
  const recorder = createRecorder(show);
  const {finish} = recorder;
  let isStopped = false;
  const stop = (how: 'stopped' | 'too long'): void => {
    isStopped = true;
    finish(how);
  };
  const timeout = setTimeout(() => stop('too long'), limits.seconds * 1000);
  sendAll(source, recorder, () => isStopped)
    .then(
      () => finish('finished'),
      (error: unknown) => finish('failed', {name: 'curl', message: wordError(error)}),
    )
    .finally(() => clearTimeout(timeout));
  return () => stop('stopped');
}

async function sendAll(source: string, {record, print}: Recorder, isStopped: () => boolean): Promise<void> {
  let taskID: string | undefined;
  for (const written of listCurlCalls(source)) {
    const call = nameTask(written, taskID);
    let {body} = await record(call, answerProgram);
    while (isAwaited(call, body) && !isStopped()) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      ({body} = await record(call, answerProgram));
    }
    if (isStopped()) return;
    if (call.until === undefined) print([{stream: 'out', text: body}]);
    taskID = /"taskID":(\d+)/.exec(body)?.[1] ?? taskID;
  }
}

/** A program that waits has the ID of an example, and says that it's to be replaced by the one of the response. */
function nameTask(call: CurlCall, taskID: string | undefined): CurlCall {
  return taskID === undefined ? call : {...call, url: call.url.replace(/\/task\/\d+/, `/task/${taskID}`)};
}

function isAwaited({until}: CurlCall, body: string): boolean {
  return until !== undefined && !body.includes(until);
}
