import {buildAddress} from '@docs/algolia-specs';
import {defaultCredentials} from '@docs/mock-api/browser';
import type {RunnableRequest, TaskState} from './runnableRequest.ts';
import {callMock} from '../../mock/callMock.ts';
import type {MockCall, MockResponse} from '../../mock/mockCall.ts';
import {showMock as openMockPanel} from '../../mockPanel/showMock.ts';
import {findPreparation, type Preparation} from './preparations.ts';

export {startMock} from '../../mock/callMock.ts';

const {appId, adminKey} = defaultCredentials;

/** Shows what is in the mock, if it keeps anything. */
export const showMock: (() => void) | undefined = openMockPanel;

/** Runs a request on the mock in this page, with one of its keys. */
export function runOnMock({api, document, operation, request}: RunnableRequest, key: string): Promise<MockResponse> {
  const {pathname, search} = new URL(buildAddress(document, operation, request, undefined));
  const own = Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)] as const);
  return callMock({
    api: api.name,
    method: operation.method.toUpperCase(),
    path: pathname + search,
    headers: {...Object.fromEntries(own), ...credentials(key), 'content-type': 'application/json'},
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  });
}

/** What would make a request succeed that was refused. */
export function listPreparation({api, operation, request}: RunnableRequest, {status}: MockResponse): Preparation | undefined {
  if (status < 400) return undefined;
  return findPreparation(api.name, operation.value.operationId, request);
}

/** What is deleted is gone a second later. */
const goneAfter = 1100;

export async function prepare({api}: RunnableRequest, {method, path}: Preparation): Promise<void> {
  await callMock({api: api.name, method, path, headers: credentials(adminKey)});
  await new Promise((resolve) => setTimeout(resolve, goneAfter));
}

function credentials(key: string): Record<string, string> {
  return {'x-algolia-application-id': appId, 'x-algolia-api-key': key};
}

/** Changes of an index are tasks of the Search API. */
export function findTask({api, operation, request}: RunnableRequest, {status, body}: MockResponse): TaskState | undefined {
  const isChange = status < 300 && operation.method !== 'get' && request.path?.indexName !== undefined;
  if (api.name !== 'search' || !isChange) return undefined;
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
