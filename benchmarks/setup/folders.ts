import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const specs = path.join(root, 'specs');

/** Where the built site is. */
export const builtSite = path.join(root, 'website/dist/client');

/** Where the package.json is that lists the peers. */
export const peers = path.join(root, 'benchmarks/peers');

/** Where peers are built: beside their packages, so that these are found. */
export const peerSites = path.join(peers, 'build');

/** Where packages are unpacked whose dependencies are not needed. */
export const unpackedPackages = path.join(root, 'build/benchmark-peers/node_modules');

/** Where results are kept. */
export const resultsFolder = path.join(root, 'benchmarks/results');
