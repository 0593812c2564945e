import {createServer, type Server} from 'node:http';
import {hostHeaderValidation, originValidation, toNodeHandler} from '@modelcontextprotocol/node';
import {createMcpHandler, isLegacyRequest} from '@modelcontextprotocol/server';
import type {Library} from '../content/library.ts';
import {createMockSession} from '../content/mockSession.ts';
import {createDocsServer} from '../server/createDocsServer.ts';
import {createSessions} from './sessions.ts';

export type HttpServer = {url: string; close: () => Promise<void>};

const endpoint = '/mcp';
/** More than a large program or a batch of records. */
const mostBytes = 12_000_000;
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Serves streamable HTTP on this machine only. Clients of the protocol's versions up to 2025 have a session, and a mock of their own.
 * Later versions know no sessions: their clients share a mock for as long as the server runs.
 */
export async function serveHttp(library: Library, port: number): Promise<HttpServer> {
  const connection = {mock: createMockSession(library)};
  const modern = createMcpHandler(() => createDocsServer(library, connection), {legacy: 'reject', maxRequestBodySize: mostBytes});
  const sessions = createSessions(library, mostBytes);
  const handle = toNodeHandler(
    {
      fetch: async (request) =>
        (await isLegacyRequest(request, undefined, {maxRequestBodySize: mostBytes}))
          ? sessions.fetch(request)
          : modern.fetch(request),
    },
    {maxRequestBodySize: mostBytes},
  );
  // A page can make a browser send requests here, under any name that leads here. Those with a message in them say where they're from.
  const isOwnHost = hostHeaderValidation(ownNames);
  const isOwnOrigin = originValidation(ownNames);
  const server = createServer((incoming, outgoing) => {
    if (!isOwnHost(incoming, outgoing) || !isOwnOrigin(incoming, outgoing)) return;
    if ((incoming.url ?? '').split('?')[0] === endpoint) void handle(incoming, outgoing);
    else outgoing.writeHead(404, {'content-type': 'text/plain'}).end(`The server is at ${endpoint}.\n`);
  });
  // Node.js closes connections after five seconds, just as a client sends the next request.
  server.keepAliveTimeout = 120_000;
  const url = await listen(server, port);
  return {
    url,
    async close() {
      await Promise.all([modern.close(), sessions.close()]);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another: --http ${port + 1}.`, {cause: error})
          : error,
      ),
    );
    server.listen(port, 'localhost', () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : port}${endpoint}`);
    });
  });
}
