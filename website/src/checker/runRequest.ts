import {prepare, runOnMock} from '../layer/run/run.ts';
import type {Preparation} from '../layer/run/preparations.ts';
import {keepRun, type RunSample} from './pastRuns.ts';
import type {RunnableRequest, RunResponse} from '../layer/run/runnableRequest.ts';

// Loaded with the first run, together with what shows its response.
export {findTask, followTask, listPreparation, startMock} from '../layer/run/run.ts';
export {ResponseView} from './ResponseView.tsx';
export {wordResponse} from './wordResponse.ts';

/** Runs a request on the mock in this page, after what has to be done first. */
export async function sendRequest(runnable: RunnableRequest, key: string, prepared?: Preparation): Promise<RunResponse> {
  if (prepared) await prepare(runnable, prepared);
  const response = await runOnMock(runnable, key);
  const {api, operation, draft} = runnable;
  const {operationId} = operation.value;
  const toCode = (): Promise<RunSample[]> => writeCode(runnable);
  keepRun(api.route, {operationId, draft}, {status: response.status, toCode});
  return {...response, operationId};
}

async function writeCode({document, operation, request}: RunnableRequest): Promise<RunSample[]> {
  const {buildSamples} = await import('../layer/samples.ts');
  return buildSamples(document, operation, request);
}
