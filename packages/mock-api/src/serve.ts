import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import type {MockApi} from './createMockApi.ts';
import {Refusal} from './request/refusal.ts';
import {toErrorResponse} from './request/toResponse.ts';

export type MockServer = {port: number; url: string; close: () => Promise<void>};
type Options = {
  /** Put before every path: the name of an API gives it a port of its own. */
  prefix?: string;
  /** What to do when a port is taken and the next one is tried. */
  onTaken?: (port: number) => void;
};

/** Serves the mock on this machine, on the port or the next free one. Port 0 takes any. */
export function serveMockApi(api: MockApi, port: number, {prefix = '', onTaken}: Options = {}): Promise<MockServer> {
  return new Promise((resolve, reject) => {
    const server = createServer((incoming, outgoing) => {
      void answer(api, prefix, incoming, outgoing);
    });
    // A body that does not arrive ends its request.
    server.requestTimeout = 30_000;
    // Clients keep connections. Node's five seconds end one just as a reader, back from a breakpoint, sends the next request.
    server.keepAliveTimeout = 120_000;
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      onTaken?.(port);
      resolve(serveMockApi(api, port + 1, {prefix, onTaken}));
    });
    server.listen(port, 'localhost', () => resolve(describe(server, port)));
  });
}

function describe(server: Server, asked: number): MockServer {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : asked;
  return {
    port,
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(api: MockApi, prefix: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await callApi(api, prefix, incoming);
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  // The rest of a body that is too large is not read.
  if (response.status === 413) outgoing.setHeader('connection', 'close');
  outgoing.writeHead(response.status, {'content-length': body.length}).end(body);
}

async function callApi(api: MockApi, prefix: string, incoming: IncomingMessage): Promise<Response> {
  let request: Request;
  try {
    request = toRequest(prefix, incoming);
  } catch (error) {
    return toErrorResponse(
      new Refusal(400, `The request cannot be read: ${error instanceof Error ? error.message : String(error)}.`),
    );
  }
  return api(request);
}

/** A request of Node as one of the web. Only methods with a body carry theirs along. */
function toRequest(prefix: string, incoming: IncomingMessage): Request {
  const {method = 'GET', url = '/'} = incoming;
  const {pathname, search} = new URL(url, 'http://localhost');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${prefix}${pathname}${search}`, {
    method,
    headers: toHeaders(incoming.rawHeaders),
    // Typed for browsers, whose requests have no duplex; Node asks for it when the body is a stream.
    ...(hasBody ? {body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: 'half'} : {}),
  });
}

function toHeaders(raw: string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
}
