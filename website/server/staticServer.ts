import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a built site: clean addresses, compressed files, hashed assets for ever, and the not-found page for the rest. */
export async function createStaticHandler(folder: string): Promise<Handler> {
  const notFoundPage = await readFile(path.join(folder, '404.html'));
  const files = sirv(folder, {
    // Looks files up when they are asked for, so that a build may replace them while the server runs.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const bare = bareAddress(request.url ?? '/');
    if (bare !== undefined) {
      response.writeHead(301, {location: bare}).end();
      return;
    }
    const sendNotFound = (): void => {
      response
        .writeHead(404, {'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache'})
        .end(request.method === 'HEAD' ? undefined : notFoundPage);
    };
    if (request.url === '/404') sendNotFound();
    else files(request, response, sendNotFound);
  };
}

/** The address without `index.html`, `.html` or a slash at its end; undefined when there is nothing to take away. */
export function bareAddress(address: string): string | undefined {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  const bare = pathname.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '') || '/';
  // A path that starts with two slashes, or with "/\", would lead to another host.
  const safe = bare.replace(/^[/\\]+/, '/');
  return safe === pathname ? undefined : safe + query;
}

/** Listens on the port, or on the next one that is free. Port 0 takes any. */
export function listen(handler: Handler, port: number): Promise<{server: Server; port: number}> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      console.log(`Port ${port} is taken, trying ${port + 1}.`);
      resolve(listen(handler, port + 1));
    });
    server.listen(port, () => {
      const address = server.address();
      resolve({server, port: typeof address === 'object' && address ? address.port : port});
    });
  });
}
