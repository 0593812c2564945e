import {readdirSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'vite';
import {type IndexManifest, manifestPath, parseManifest} from '../search/manifest.ts';

/** In development, search uses the index of the last build, and says so when pages have changed since. */
export function searchPlugin(siteFolder: string, sourceFolders: string[]): Plugin {
  const built = path.join(siteFolder, 'dist/client');
  return {
    name: 'search',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (pathname !== manifestPath && !/^\/assets\/search\/[\w.-]+\.json$/.test(pathname)) return next();
        const file = path.join(built, pathname);
        const answer = pathname === manifestPath ? readManifest(file, sourceFolders) : readFile(file, 'utf8');
        answer.then((json) => response.setHeader('content-type', 'application/json').end(json), next);
      });
    },
  };
}

export async function readManifest(file: string, sourceFolders: string[]): Promise<string> {
  const built = statSync(file, {throwIfNoEntry: false});
  const missing: IndexManifest = {parts: [], notice: 'There is no search index yet. Run "npm run build" to make one.'};
  if (!built) return JSON.stringify(missing);
  const manifest = parseManifest(await readFile(file, 'utf8'));
  const isOld = sourceFolders.some((folder) => lastChange(folder) > built.mtimeMs);
  const notice = 'Pages have changed since this search index was built. Run "npm run build" to renew it.';
  return JSON.stringify(isOld ? {...manifest, notice} : manifest);
}

function lastChange(folder: string): number {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return Math.max(0, ...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
}
