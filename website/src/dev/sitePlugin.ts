import path from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import {barePath} from '../barePath.ts';
import type {SiteSource} from '../build/siteSource.ts';
import {types} from './contentTypes.ts';
import {renderDevPage} from './renderDevPage.ts';

/** The folders beside the code that pages are made from. */
const contentFolders = ['docs', 'versioned_docs', '../samples', '../specs'];

/** Serves what a build would write: pages, and the files beside them. */
export function sitePlugin(siteFolder: string, loadSource: () => Promise<SiteSource>): Plugin {
  const loadFile = async (pathname: string): Promise<string | undefined> => {
    const source = await loadSource();
    return source.loadFile(await source.loadSite(true), pathname);
  };
  return {
    name: 'site',
    configureServer(vite) {
      watch(vite, siteFolder);
      vite.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        const type = types[path.extname(pathname)];
        if (type === undefined || /^\/(@|src\/|node_modules\/)/.test(pathname)) return next();
        loadFile(pathname).then(
          (content) => (content === undefined ? next() : response.setHeader('content-type', type).end(content)),
          next,
        );
      });
      // Pages come last: what is a file isn't a page.
      return () => {
        vite.middlewares.use((request, response, next) => {
          const [pathname = ''] = (request.originalUrl ?? '').split('?');
          loadSource()
            .then((source) => renderDevPage(vite, source, barePath(pathname)))
            .then(({status, html}) => response.writeHead(status, {'content-type': 'text/html; charset=utf-8'}).end(html), next);
        });
      };
    },
  };
}

/** Whatever changes may change the page that is shown. The code of this server itself is read once. */
function watch({watcher, ws}: ViteDevServer, siteFolder: string): void {
  watcher.add(contentFolders.map((folder) => path.join(siteFolder, folder)));
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const [, folder = ''] = /^src\/(build|cache|dev|markdown|twins)\//.exec(path.relative(siteFolder, file)) ?? [];
    if (folder !== '') console.log(`src/${folder} has changed. Start "npm run dev" again to use it.`);
    ws.send({type: 'full-reload'});
  });
}
