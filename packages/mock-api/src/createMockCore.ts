import {buildBuiltInKeys, type Credentials, defaultCredentials} from './builtInKeys.ts';
import {applyKeyChanges} from './changes/keyChanges.ts';
import {publishTasks} from './changes/tasks.ts';
import {type Behaviour, buildApis, type Documents, isRead} from './request/apis.ts';
import {authenticate, checkIndex} from './request/authenticate.ts';
import type {CheckedCall} from './request/call.ts';
import {readChecked} from './request/readChecked.ts';
import {createRouter} from './request/router.ts';
import {respond} from './respond.ts';
import type {State} from './state/state.ts';
import {toErrorResponse, toPreflightResponse, toResponse} from './request/toResponse.ts';

export type MockApi = (request: Request) => Promise<Response>;

export type MockOptions = Partial<Credentials> & {
  /** How long a change of an index is not published yet, in milliseconds. */
  taskDelay?: number;
  /** How long a new, changed or deleted API key takes to count, in milliseconds. */
  keyDelay?: number;
  /** The time, in milliseconds since 1970. */
  now?: () => number;
  /** Called after each change; the answer waits for it. */
  save?: (state: State) => Promise<void>;
};

/** What is there at the start, and what calls do. They change the state. */
type MockCore = MockOptions & Behaviour & {state: State};

/** The APIs of the documents as one function: route, authenticate, validate, respond. Node and pages run the same. */
export function createMockCore(documents: Documents, options: MockCore): MockApi {
  const {state, taskDelay = 500, keyDelay = 1000, now = Date.now, save} = options;
  const credentials = {...defaultCredentials, ...dropUndefined(options)};
  const apis = buildApis(documents, options);
  const route = createRouter(apis);
  const application = {appId: credentials.appId, builtInKeys: buildBuiltInKeys(documents, credentials)};

  async function answer(request: Request): Promise<Response> {
    const {pathname, searchParams} = new URL(request.url);
    const time = now();
    bringUpToDate(state, time);

    const found = route(request.method, pathname);
    const {api, operation, path} = found;

    const key = authenticate(state, application, operation, {headers: request.headers, search: searchParams, now: time});
    if (path.indexName !== undefined) checkIndex(key, path.indexName);

    const checked = await readChecked(found, request, searchParams);

    const {operationId} = operation;
    const call: CheckedCall = {
      api: api.name,
      operationId,
      path,
      ...checked,
      appId: credentials.appId,
      key,
      now: time,
      taskDelay,
      keyDelay,
    };
    const given = respond(api, operation, call, state);
    if (save && !isRead(operation)) await save(state);
    return toResponse(given, `${api.name}.${operationId}`);
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return toPreflightResponse(request);
    try {
      return await answer(request);
    } catch (error) {
      return toErrorResponse(error);
    }
  };
}

/** Carries out what is due by now: nothing in the mock runs by itself. */
export function bringUpToDate(state: State, time: number): void {
  publishTasks(state, time);
  applyKeyChanges(state, time);
}

function dropUndefined({appId, adminKey, searchKey}: Partial<Credentials>): Partial<Credentials> {
  return Object.fromEntries(Object.entries({appId, adminKey, searchKey}).filter(([, value]) => value !== undefined));
}
