import path from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import {barePath} from '../barePath.ts';
import type {SiteSource} from '../build/siteSource.ts';
import {types} from './contentTypes.ts';
import type {DevRenderer} from './devRenderer.ts';
import type {FirstPage} from './firstPage.ts';
import {renderDevPage} from './renderDevPage.ts';

/** The folders beside the code that pages are made from. */
const contentFolders = ['docs', 'versioned_docs', '../samples', '../specs'];

/** Vite watches the site's folder. */
const otherFolders = ['../samples', '../specs', '../packages'];

type SiteParts = {
  siteFolder: string;
  loadSource: () => Promise<SiteSource>;
  renderer: DevRenderer;
  firstPage: FirstPage;
  /** Code or settings have changed. */
  renew: () => void;
};

/** Serves what a build would write: pages, and the files beside them. */
export function sitePlugin({siteFolder, loadSource, renderer, firstPage, renew}: SiteParts): Plugin {
  const loadFile = async (pathname: string): Promise<string | undefined> => {
    const source = await loadSource();
    return source.loadFile(await source.loadSite(true), pathname);
  };
  return {
    name: 'site',
    configureServer(vite) {
      watch(vite, siteFolder, renew);
      // What still waits would keep the server from ending.
      vite.httpServer?.on('close', firstPage.send);
      void firstPage.sent.then(() => vite.watcher.add(otherFolders.map((folder) => path.join(siteFolder, folder))));
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
          renderDevPage(renderer, loadSource, barePath(pathname)).then(({status, html}) => {
            if (status !== 404) response.on('close', firstPage.send);
            response.writeHead(status, {'content-type': 'text/html; charset=utf-8'}).end(html);
          }, next);
        });
      };
    },
  };
}

/** Whatever changes may change the page that is shown. The code of this server itself is read once. */
function watch({watcher, ws}: ViteDevServer, siteFolder: string, renew: () => void): void {
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const changed = path.relative(siteFolder, file);
    const [, folder = ''] = /^src\/(build|cache|dev|markdown|twins)\//.exec(changed) ?? [];
    if (folder !== '') console.log(`src/${folder} has changed. Start "npm run dev" again to use it.`);
    const isContent = contentFolders.some((content) => changed.startsWith(`${content}/`)) && !/\/home\.\w+$/.test(changed);
    if (!isContent) renew();
    ws.send({type: 'full-reload'});
  });
}
