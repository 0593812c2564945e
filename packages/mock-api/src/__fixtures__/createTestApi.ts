import {defaultCredentials} from '../builtInKeys.ts';
import {createMockApi} from '../createMockApi.ts';
import type {MockOptions} from '../createMockCore.ts';
import type {State} from '../state/state.ts';
import {loadDocuments} from '../loadDocuments.ts';

export const documents = await loadDocuments();
/** For tests of what comes before an API does something. */
export const inert = {createValidate: () => () => [], handlers: {}};
export const start = Date.parse('2024-05-01T12:00:00Z');

type TestAnswer = {status: number; body: Record<string, unknown>; headers: Headers};
type Init = {key?: string; headers?: Record<string, string>; body?: unknown; raw?: BodyInit};

/** A mock with a clock that stands still until `wait` moves it. Changes take 100 ms, changes of keys 200 ms. */
export function createTestApi(options: MockOptions & {state?: State} = {}): {
  call: (request: string, init?: Init) => Promise<TestAnswer>;
  wait: (milliseconds: number) => void;
} {
  let time = start;
  const api = createMockApi(documents, {taskDelay: 100, keyDelay: 200, now: () => time, ...options});
  return {
    wait: (milliseconds) => {
      time += milliseconds;
    },
    call: async (request, init = {}) => {
      const response = await api(buildRequest(request, init));
      const text = await response.text();
      // A response without a body has no fields.
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      return {status: response.status, headers: response.headers, body};
    },
  };
}

/** From "POST /search/1/indexes/films" and what goes with it. */
export function buildRequest(request: string, {key = defaultCredentials.adminKey, headers = {}, body, raw}: Init = {}): Request {
  const [method = 'GET', address = '/'] = request.split(/ (.*)/s);
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`http://localhost${address}`, {
    method,
    headers: {
      'x-algolia-application-id': defaultCredentials.appId,
      'x-algolia-api-key': key,
      ...(content === undefined ? {} : {'content-type': 'application/json'}),
      ...headers,
    },
    ...(content === undefined ? {} : {body: content}),
  });
}
