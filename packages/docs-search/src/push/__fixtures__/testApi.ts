import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {text} from 'node:stream/consumers';
import {createMockApi, defaultCredentials, emptyState, loadDocuments, serveMockApi, type State} from '@docs/mock-api';
import {createPushClient, type Host, type PushClient, type Timeouts} from '../client.ts';

/** What the proxy does with a request: answer 503 itself, pass it on and then answer 503, or never answer. */
type SpoiledRequest = 'fail' | 'lose' | 'hang' | undefined;

/** The mock API behind a proxy that notes requests and can spoil them; for tests. */
export type TestApi = {
  state: State;
  hosts: Host[];
  /** Requests since the last reset, as `POST docs/batch`. */
  requests: string[];
  /** Decides about a request, and about how many such requests there were before. */
  spoil: (decide: (request: string, earlier: number) => SpoiledRequest) => void;
  connect: (options?: {key?: string; timeouts?: Timeouts}) => PushClient;
  /** Forgets indices, keys, requests and faults. */
  reset: () => void;
  close: () => Promise<void>;
};

export const {appId, adminKey, searchKey} = defaultCredentials;

export async function startTestApi(taskDelay = 5): Promise<TestApi> {
  const state = emptyState();
  const {search} = await loadDocuments();
  const mock = await serveMockApi(createMockApi({...(search && {search})}, {state, taskDelay}), 0);
  const requests: string[] = [];
  let decide: (request: string, earlier: number) => SpoiledRequest = () => undefined;

  const proxy = createServer((incoming, outgoing) => {
    const request = nameRequest(incoming);
    const fault = decide(request, requests.filter((other) => other === request).length);
    requests.push(request);
    void passOn(mock.url, incoming, outgoing, fault);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hosts: Host[] = [{url: `localhost:${port}/search`, protocol: 'http', accept: 'readWrite'}];

  return {
    state,
    hosts,
    requests,
    spoil: (next) => (decide = next),
    connect: ({key = adminKey, timeouts} = {}) => createPushClient(appId, key, {hosts, ...(timeouts && {timeouts})}),
    reset: () => {
      Object.assign(state, emptyState());
      requests.length = 0;
      decide = () => undefined;
    },
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await mock.close();
    },
  };
}

function nameRequest({method = '', url = ''}: IncomingMessage): string {
  return `${method} ${url.replace(/^\/search\/1\/indexes\//, '').replace(/\?.*$/, '')}`.replace(/task\/\d+$/, 'task');
}

async function passOn(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: SpoiledRequest): Promise<void> {
  const {method = 'GET', url = '', headers} = incoming;
  const body = await text(incoming);
  if (fault === 'hang') return;
  if (fault === 'fail') return void outgoing.writeHead(503).end('out of order');
  const answer = await fetch(target + url, {
    method,
    headers: {
      'x-algolia-application-id': String(headers['x-algolia-application-id']),
      'x-algolia-api-key': String(headers['x-algolia-api-key']),
      'content-type': 'application/json',
    },
    ...(body === '' ? {} : {body}),
  });
  const content = await answer.text();
  if (fault === 'lose') return void outgoing.writeHead(503).end('answer lost');
  outgoing.writeHead(answer.status, {'content-type': 'application/json'}).end(content);
}
