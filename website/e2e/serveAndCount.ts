import {createStaticHandler, listen} from '../server/staticServer.ts';
import {builtSite} from './routes.ts';

type Served = {url: string; size: number};

/** The server knows what a page and its workers load, and what they take from the cache. */
export async function serveAndCount(): Promise<{origin: string; served: Served[]; close: () => void}> {
  const serve = createStaticHandler(builtSite);
  const served: Served[] = [];
  const {server, port} = await listen((request, response) => {
    response.on('finish', () => served.push({url: request.url ?? '', size: Number(response.getHeader('content-length') ?? 0)}));
    serve(request, response);
  }, 0);
  return {origin: `http://localhost:${port}`, served, close: () => server.close()};
}
