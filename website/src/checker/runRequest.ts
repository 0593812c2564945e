import {buildAddress} from '@docs/algolia-specs';
import type {ApiRequest, OpenApiDocument, PlacedOperation} from '@docs/openapi';
import type {RequestDraft} from '../checkStart.ts';
import {callMock} from '../mock/callMock.ts';
import type {MockCall, MockResponse} from '../mock/mockCall.ts';
import {adminKey, appId} from './mockKeys.ts';
import {keepRun, type RunSample} from './pastRuns.ts';
import {findPreparation, type Preparation} from './preparations.ts';

// Loaded with the first run, together with what shows its response.
export {startMock} from '../mock/callMock.ts';
export {ResponseView} from './ResponseView.tsx';
export {wordResponse} from './wordResponse.ts';

/** `draft` is the same request as its author typed it. */
export type RunnableRequest = {
  api: string;
  document: OpenApiDocument;
  operation: PlacedOperation;
  request: ApiRequest;
  draft: RequestDraft;
};

/** What came back, and for which operation. */
export type RunResponse = MockResponse & {operationId: string};

/** A change that the API has accepted: it counts once its task is published. */
export type TaskState = {taskID: number; publishedAfter?: number};

/** Runs a request on the mock in this page, after what has to be done first. */
export async function sendRequest(runnable: RunnableRequest, key: string, prepared?: Preparation): Promise<RunResponse> {
  if (prepared) await prepare(runnable.api, prepared);
  const response = await callMock(toCall(runnable, key));
  const {api, operation, draft} = runnable;
  const {operationId} = operation.value;
  const toCode = (): Promise<RunSample[]> => writeCode(runnable);
  keepRun(api, {operationId, draft}, {status: response.status, toCode});
  return {...response, operationId};
}

async function writeCode({document, operation, request}: RunnableRequest): Promise<RunSample[]> {
  const {buildSamples} = await import('@docs/algolia-specs/samples');
  return buildSamples(document, operation, request);
}

function toCall({api, document, operation, request}: RunnableRequest, key: string): MockCall {
  const {pathname, search} = new URL(buildAddress(document, operation, request, undefined));
  const own = Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  return {
    api,
    method: operation.method.toUpperCase(),
    path: pathname + search,
    headers: {...Object.fromEntries(own), ...credentials(key), 'content-type': 'application/json'},
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
}

/** What would make a request succeed that was refused. */
export function listPreparation({api, operation, request}: RunnableRequest, {status}: MockResponse): Preparation | undefined {
  if (status < 400) return undefined;
  return findPreparation(api, operation.value.operationId, request);
}

/** What is deleted is gone a second later. */
const goneAfter = 1100;

async function prepare(api: string, {method, path}: Preparation): Promise<void> {
  await callMock({api, method, path, headers: credentials(adminKey)});
  await new Promise((resolve) => setTimeout(resolve, goneAfter));
}

function credentials(key: string): Record<string, string> {
  return {'x-algolia-application-id': appId, 'x-algolia-api-key': key};
}

/** Changes of an index are tasks of the Search API. */
export function findTask({api, operation, request}: RunnableRequest, {status, body}: MockResponse): TaskState | undefined {
  if (api !== 'search' || status >= 300 || operation.method === 'get' || request.path?.indexName === undefined) return undefined;
  const {taskID} = JSON.parse(body) as {taskID?: unknown};
  return typeof taskID === 'number' ? {taskID} : undefined;
}

const pause = 100;

/** Asks until the task is published, and says after how many milliseconds it was. */
export async function followTask({request}: RunnableRequest, {taskID}: TaskState, isWanted: () => boolean): Promise<number> {
  const start = performance.now();
  const index = encodeURIComponent(String(request.path?.indexName));
  const call: MockCall = {
    api: 'search',
    method: 'GET',
    path: `/1/indexes/${index}/task/${taskID}`,
    headers: credentials(adminKey),
  };
  for (let status = ''; status !== 'published' && isWanted();) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    ({status} = JSON.parse((await callMock(call)).body) as {status: string});
  }
  return performance.now() - start;
}
