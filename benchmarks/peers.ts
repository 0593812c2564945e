import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {OpenApiDocument} from '@docs/openapi';
import {unpackPackage} from './unpackPackage.ts';

export type PeerName = 'redoc-2' | 'redoc-3';

const versions: Record<PeerName, string> = {'redoc-2': '2.5.4', 'redoc-3': '3.0.1'};

/** How the packages' own documentation puts them on a page. */
const scripts: Record<PeerName, string> = {
  'redoc-2': '<script src="/redoc-2.js"></script>',
  'redoc-3': '<script type="module" src="/redoc-3.js"></script>',
};

const peersFolder = path.resolve(import.meta.dirname, '../build/benchmark-peers');

/** Makes a folder with a page per peer and document, "redoc-3-search.html", and a compressed twin of every file. */
export function writePeerPages(documents: Record<string, OpenApiDocument>): string {
  const folder = path.join(peersFolder, 'dist');
  mkdirSync(folder, {recursive: true});
  for (const peer of Object.keys(versions) as PeerName[]) {
    writeWithTwin(path.join(folder, `${peer}.js`), readBundle(peer));
    for (const name of Object.keys(documents)) writeWithTwin(path.join(folder, `${peer}-${name}.html`), renderPage(peer, name));
  }
  for (const [name, document] of Object.entries(documents))
    writeWithTwin(path.join(folder, `${name}.json`), JSON.stringify(document));
  return folder;
}

/** The bundle that a package has for pages without a bundler. It has all it needs: the package's dependencies are not installed. */
function readBundle(peer: PeerName): string {
  const folder = path.join(peersFolder, 'node_modules', peer);
  unpackPackage('redoc', versions[peer], folder);
  return readFileSync(path.join(folder, 'bundles/redoc.standalone.js'), 'utf8');
}

function renderPage(peer: PeerName, documentName: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Reference</title>
    <style>body { margin: 0; }</style>
  </head>
  <body>
    <redoc spec-url="/${documentName}.json" disable-telemetry="true"></redoc>
    ${scripts[peer]}
  </body>
</html>
`;
}

function writeWithTwin(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}
