import {createMockApi, defaultCredentials, exampleState, type MockApi} from '@docs/mock-api';
import type {Library} from './library.ts';
import {ToolFault} from './toolFault.ts';

/** A request to the mock. Its path starts with the name of its API. */
export type MockRequest = {method: string; path: string; headers: Record<string, string>; body?: string};

/** A mock of all APIs with a state of its own. */
export type MockSession = {
  /** Sends a request, as the admin unless it has a key. Throws for what can't be sent at all. */
  send: (request: MockRequest) => Promise<Response>;
  /** Starts over with the examples of the references. */
  reset: () => void;
  /** The last response that was too long to be shown at once. */
  unread?: {head: string; text: string};
};

/** The mock starts with the first request: most connections never send one. */
export function createMockSession({loadDocuments}: Pick<Library, 'loadDocuments'>): MockSession {
  let api: MockApi | undefined;
  const start = (): MockApi => createMockApi(loadDocuments(), {state: exampleState(loadDocuments())});
  return {
    send(request) {
      api ??= start();
      return api(buildRequest(request));
    },
    reset() {
      api = undefined;
    },
  };
}

function buildRequest({method, path, headers, body}: MockRequest): Request {
  if (body !== undefined && method === 'GET') throw new ToolFault('A GET request takes no body.');
  try {
    const own = new Headers(headers);
    if (!own.has('x-algolia-application-id')) own.set('x-algolia-application-id', defaultCredentials.appId);
    if (!own.has('x-algolia-api-key')) own.set('x-algolia-api-key', defaultCredentials.adminKey);
    if (body !== undefined && !own.has('content-type')) own.set('content-type', 'application/json');
    return new Request(`http://localhost${path}`, {method, headers: own, ...(body === undefined ? {} : {body})});
  } catch (error) {
    throw new ToolFault(`The request can't be sent: ${error instanceof Error ? error.message : String(error)}`);
  }
}
