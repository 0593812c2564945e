import {randomUUID} from 'node:crypto';
import {isInitializeRequest, WebStandardStreamableHTTPServerTransport as Transport} from '@modelcontextprotocol/server';
import type {Library} from '../content/library.ts';
import {createMockSession} from '../content/mockSession.ts';
import {createDocsServer} from '../server/createDocsServer.ts';

/** Clients that stop without a word leave their session behind. The one that was used longest ago has to go when there are more than this. */
const mostSessions = 50;

/** Serves clients that have a session, each with a server and a mock of its own. */
export function createSessions(library: Library, maxRequestBodySize: number) {
  const transports = new Map<string, Transport>();

  async function start(): Promise<Transport> {
    const transport = new Transport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (id) => {
        transports.set(id, transport);
        const [oldest] = transports.keys();
        if (transports.size > mostSessions && oldest !== undefined) void transports.get(oldest)?.close();
      },
      maxRequestBodySize,
    });
    transport.onclose = () => void transports.delete(transport.sessionId ?? '');
    await createDocsServer(library, {mock: createMockSession(library)}).connect(transport);
    return transport;
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const id = request.headers.get('mcp-session-id');
      if (id === null)
        return (await startsSession(request))
          ? (await start()).handleRequest(request)
          : refuse(400, 'Start a session with "initialize".');
      const transport = transports.get(id);
      if (!transport) return refuse(404, `There is no session "${id}". It has ended, or the server was restarted.`);
      // The last in the list is the one that was used last.
      transports.delete(id);
      transports.set(id, transport);
      return transport.handleRequest(request);
    },
    async close(): Promise<void> {
      await Promise.all([...transports.values()].map((transport) => transport.close()));
    },
  };
}

async function startsSession(request: Request): Promise<boolean> {
  try {
    return isInitializeRequest(await request.clone().json());
  } catch {
    // What can't be read is refused with the protocol's own words.
    return request.method === 'POST';
  }
}

/** With 404, the protocol's clients start a new session. */
function refuse(status: number, message: string): Response {
  return Response.json({jsonrpc: '2.0', error: {code: -32001, message}, id: null}, {status});
}
