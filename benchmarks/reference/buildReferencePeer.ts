import {copyFileSync} from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@docs/openapi';
import {compressFolder} from '../peers/compressFolder.ts';
import {unpackBundle} from '../peers/peerPackages.ts';
import {writeFiles} from '../peers/writeFiles.ts';
import {peerSites} from '../setup/folders.ts';
import type {ReferencePeer} from './referencePeers.ts';

/** Makes a site of a peer's bundle and one document, and compresses it as we do ours. */
export async function buildReferencePeer(
  peer: ReferencePeer,
  name: string,
  document: OpenApiDocument,
): Promise<{folder: string; version: string}> {
  const {version, folder: unpacked} = unpackBundle(peer.id);
  const folder = path.join(peerSites, `${peer.id}-${name}`);
  writeFiles(folder, {'index.html': renderPage(peer), 'spec.json': JSON.stringify(document)});
  for (const file of peer.files) copyFileSync(path.join(unpacked, file), path.join(folder, path.basename(file)));
  await compressFolder(folder);
  return {folder, version};
}

function renderPage({head = '', body}: ReferencePeer): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reference</title>
    <link rel="icon" href="data:,">
    <style>body { margin: 0; }</style>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}
