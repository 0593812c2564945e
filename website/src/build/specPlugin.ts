import path from 'node:path';
import {proseExtensions} from '@docs/algolia-specs';
import {type OpenApiDocument, readPointer} from '@docs/openapi';
import {listSpecs, renderSpec} from '@docs/openapi/load';
import {compileValidators, stripDocument} from '@docs/openapi/validate';
import type {Plugin} from 'vite';
import type {SpecSource} from './specSource.ts';

/**
 * Makes the specs part of the site: importing `specs/<api>/spec.yml` gives the API's reference, `spec.yml?contract` what the
 * request checker needs, `spec.yml?addresses` where the page describes what it finds, and `/specs/<api>.yml` and `.json` are the
 * whole document to download. Throws when a spec is wrong.
 */
export function specPlugin({folder: specsFolder, loadDocument, loadReference, clear}: SpecSource): Plugin {
  const isSpec = (id: string): boolean => path.dirname(path.dirname(id)) === specsFolder && path.basename(id) === 'spec.yml';

  return {
    name: 'specs',
    // One instance for browser and server code: a spec is loaded once.
    sharedDuringBuild: true,

    async load(id) {
      const [file = '', query] = id.split('?');
      if (!isSpec(file)) return null;
      if (query === 'contract') return writeContract(file, await loadDocument(file));
      if (query === 'addresses') return writeAddresses(await loadDocument(file), (await loadReference(file)).addresses);
      return `export default ${writeJson(await loadReference(file))};`;
    },

    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const {name, file} of listSpecs(specsFolder)) {
        const {yml, json} = renderSpec(await loadDocument(file));
        this.emitFile({type: 'asset', fileName: `specs/${name}.yml`, source: yml});
        this.emitFile({type: 'asset', fileName: `specs/${name}.json`, source: json});
      }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, extension] = /^\/specs\/([\w-]+)\.(yml|json)$/.exec(request.url ?? '') ?? [];
        const spec = listSpecs(specsFolder).find((candidate) => candidate.name === name);
        if (!spec) return next();
        loadDocument(spec.file).then((document) => {
          const {yml, json} = renderSpec(document);
          response.setHeader('content-type', extension === 'yml' ? 'text/yaml' : 'application/json');
          response.end(extension === 'yml' ? yml : json);
        }, next);
      });
      server.watcher.add(specsFolder);
      // A spec consists of many files, and Vite knows only the first: any change makes all of them new.
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(specsFolder + path.sep)) return;
        clear();
        for (const {moduleGraph} of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.ws.send({type: 'full-reload'});
      });
    },
  };
}

function writeContract(file: string, document: OpenApiDocument): string {
  const small = stripDocument(document, proseExtensions);
  return [
    compileValidators(small),
    `export const document = ${writeJson(small)};`,
    `export const loadAddresses = () => import(${JSON.stringify(`${file}?addresses`)});\n`,
  ].join('\n');
}

/** Of what requests and responses share, and of what is theirs alone, the requests' part. */
function writeAddresses(document: OpenApiDocument, addresses: Record<string, string>): string {
  const small = stripDocument(document, proseExtensions);
  const isChecked = (pointer: string): boolean =>
    pointer.startsWith('/components/') ? readPointer(small, pointer) !== undefined : !pointer.includes('/responses/');
  const checked = Object.entries(addresses).filter(([pointer]) => isChecked(pointer));
  return `export const addresses = ${writeJson(Object.fromEntries(checked))};\n`;
}

/** Browsers read JSON faster than code. */
function writeJson(value: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
