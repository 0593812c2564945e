import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What reached the server. */
export type Received = {method: string; url: string; headers: Record<string, unknown>; body: string};

/** A server on this machine that keeps the last request. */
export async function startEchoServer(): Promise<{address: string; last: () => Received; stop: () => void}> {
  let received: Received = {method: '', url: '', headers: {}, body: ''};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method = '', url = '', headers} = request;
      received = {method, url, headers, body: Buffer.concat(chunks).toString()};
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}`, last: () => received, stop: () => server.close()};
}
