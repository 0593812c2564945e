import {createServer} from 'node:net';

/** A port that is free now, for a program that cannot choose one itself. */
export function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.'))));
    });
  });
}
