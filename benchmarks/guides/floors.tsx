import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToString} from 'react-dom/server';
import {build} from 'vite';
import {compressFolder} from '../peers/compressFolder.ts';
import {builtSite, peerSites} from '../setup/folders.ts';
import {writeFiles} from '../peers/writeFiles.ts';
import {HelloWorld} from './helloWorld.tsx';

export const plainSite = path.join(peerSites, 'plain');
export const helloWorldSite = path.join(peerSites, 'hello-world');

/** Our guides' own text and elements, without styles, scripts and preloading. */
export async function buildPlainSite(): Promise<void> {
  const files = readdirSync(path.join(builtSite, 'docs'), {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join('docs', file));
  writeFiles(
    plainSite,
    Object.fromEntries(pages.map((page) => [page, stripPage(readFileSync(path.join(builtSite, page), 'utf8'))])),
  );
  await compressFolder(plainSite);
}

/** An icon without content, or the browser would ask for one. */
const noIcon = '<link rel="icon" href="data:,">';

export function stripPage(html: string): string {
  return html
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*>/g, '')
    .replaceAll(/<meta http-equiv[^>]*>/g, '')
    .replace('</head>', `${noIcon}</head>`);
}

/** A heading and a button, rendered in the build and hydrated in the browser. */
export async function buildHelloWorldSite(): Promise<void> {
  writeFiles(helloWorldSite, {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Hello, world</title>
    ${noIcon}
    <script type="module" src="/assets/hydrate.js"></script>
  </head>
  <body>${renderToString(<HelloWorld />)}</body>
</html>
`,
  });
  await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    build: {
      outDir: helloWorldSite,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'hydrateHelloWorld.tsx'),
        output: {entryFileNames: 'assets/hydrate.js'},
      },
    },
  });
  await compressFolder(helloWorldSite);
}
