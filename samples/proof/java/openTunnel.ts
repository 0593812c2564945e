import {readFileSync} from 'node:fs';
import {createServer, request, type RequestListener} from 'node:http';
import {createServer as createSecureServer} from 'node:https';
import {createServer as createTcpServer, type Server, type Socket} from 'node:net';
import type {MockAddress} from '../findMock.ts';
import type {Certificate} from './javaCertificate.ts';
import {acceptSocks} from './socks.ts';

export type Tunnel = {port: number; close: () => Promise<void>};
type Find = (host: string) => MockAddress;

/**
 * A SOCKS proxy for programs that can't be told where to connect: they believe that they talk to Algolia's hosts, and their
 * requests end at mocks.
 */
export async function openTunnel({file, password}: Certificate, find: Find): Promise<Tunnel> {
  // These two never listen: they get connections that the proxy has accepted.
  const secure = createSecureServer({pfx: readFileSync(file), passphrase: password}, passOn(find));
  const plain = createServer(passOn(find));
  const open = new Set<Socket>();
  const proxy = createTcpServer((socket) => {
    open.add(socket);
    acceptSocks(socket).then(
      (port) => (port === 443 ? secure : plain).emit('connection', socket),
      (error: unknown) => socket.destroy(error instanceof Error ? error : undefined),
    );
    // A program that is stopped breaks its connections.
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve, reject) => proxy.once('error', reject).listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      proxy.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return {port: readPort(proxy), close};
}

function passOn(find: Find): RequestListener {
  return (incoming, outgoing) => {
    const {url = '/', method, headers} = incoming;
    // No client tries again after this status.
    const refuse = (error: unknown): void => {
      const message = error instanceof Error ? error.message : String(error);
      outgoing.writeHead(400, {'content-type': 'application/json'}).end(JSON.stringify({message, status: 400}));
    };
    try {
      const mock = find(headers.host ?? '');
      const passed = request(mock.url + mock.prefix + url, {method, headers}, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(passed.on('error', refuse));
    } catch (error) {
      refuse(error);
    }
  };
}

function readPort(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The tunnel has no port.');
  return address.port;
}
