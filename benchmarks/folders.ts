import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Where the built site is. */
export const builtSite = path.join(root, 'website/dist/client');

/** Where peers are built: beside their packages, so that these are found. */
export const peerSites = path.join(import.meta.dirname, 'build');

/** Where packages are unpacked whose dependencies are not needed. */
export const unpackedPackages = path.join(root, 'build/benchmark-peers/node_modules');

export const results = path.join(import.meta.dirname, 'results');
