import {createStaticHandler, listen} from '../../website/server/staticServer.ts';

/** All sites are served alike, each on a port of its own: brotli, the same headers, from this machine. */
export async function serve(folder: string): Promise<string> {
  const {server, port} = await listen(createStaticHandler(folder), 0);
  server.unref();
  return `http://localhost:${port}`;
}
