import {readFile} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {barePath} from '../src/barePath.ts';

type StaticHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a built site: clean addresses, compressed files, hashed assets for ever, and the not-found page for the rest. */
export function createStaticHandler(folder: string): StaticHandler {
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
        /^\/(assets|run)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      if (pathname.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown;charset=utf-8');
      if (pathname.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end();
      return;
    }
    const address = request.url ?? '/';
    const bare = bareAddress(address);
    if (bare !== undefined) response.writeHead(301, {location: bare}).end();
    else if (/^\/404(\?|$)/.test(address)) sendNotFound(folder, request, response);
    else files(request, response, () => sendNotFound(folder, request, response));
  };
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding']);
  const [ending, encoding] = /\bbr\b/.test(accepted)
    ? ['.br', 'br']
    : /\bgzip\b/.test(accepted)
      ? ['.gz', 'gzip']
      : ['', undefined];
  readFile(path.join(folder, `404.html${ending}`), (error, page) => {
    response.writeHead(404, {
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      ...(encoding !== undefined && !error && {'content-encoding': encoding}),
    });
    response.end(request.method === 'HEAD' ? undefined : error ? 'Not found' : page);
  });
}

/** The address without `index.html`, `.html` or a slash at its end; undefined when there is nothing to take away. */
function bareAddress(address: string): string | undefined {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  // A path that starts with two slashes, or a slash and a backslash, would lead to another host.
  const bare = barePath(pathname).replace(/^[/\\]+/, '/');
  return bare === pathname ? undefined : bare + query;
}

/** Listens on the port, or on the next one that is free. Port 0 takes any. */
export function listen(handler: StaticHandler, port: number): Promise<{server: Server; port: number}> {
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
