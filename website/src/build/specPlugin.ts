import path from 'node:path';
import {listSpecs, loadSpec, renderSpec, writeSpec} from '@docs/openapi';
import type {Plugin} from 'vite';

/** Writes every spec as one file, in YAML and JSON, to the build: `/specs/search.yml`. Throws when a spec is wrong. */
export async function writeSpecFiles(specsFolder: string, outFolder: string): Promise<number> {
  const specs = listSpecs(specsFolder);
  for (const {name, file} of specs) await writeSpec(await loadSpec(file), path.join(outFolder, 'specs'), name);
  return specs.length;
}

/** The same addresses in `npm run dev`, bundled anew for each request, so that an edit is seen at once. */
export function serveSpecFiles(specsFolder: string): Plugin {
  return {
    name: 'spec-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name, extension] = /^\/specs\/([\w-]+)\.(yml|json)$/.exec(request.url ?? '') ?? [];
        const spec = listSpecs(specsFolder).find((candidate) => candidate.name === name);
        if (!spec) return next();
        loadSpec(spec.file).then((document) => {
          const {yml, json} = renderSpec(document);
          response.setHeader('content-type', extension === 'yml' ? 'text/yaml' : 'application/json');
          response.end(extension === 'yml' ? yml : json);
        }, next);
      });
    },
  };
}
