import path from 'node:path';
import type {Plugin} from 'vite';
import {barePath} from '../barePath.ts';
import {examplesFolder} from '../build/hostHeaders.ts';
import type {SiteFiles} from '../build/finishSite.ts';
import {types} from './contentTypes.ts';

/** Serves the sites below this one as a build writes them, made when somebody asks for the first of their files. */
export function examplesPlugin(siteFolder: string, build: () => Promise<SiteFiles>): Plugin {
  const folder = path.join(siteFolder, examplesFolder);
  let made: Promise<SiteFiles> | undefined;
  return {
    name: 'examples',
    configureServer({middlewares, watcher, ws}) {
      watcher.add(folder).on('all', (_, file) => {
        if (path.relative(folder, file).startsWith('..')) return;
        made = undefined;
        ws.send({type: 'full-reload'});
      });
      middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        if (!pathname.startsWith(`/${examplesFolder}/`)) return next();
        (made ??= build()).then((files) => {
          const bare = barePath(pathname).slice(1);
          const file = [bare, `${bare}.html`, `${bare}/index.html`].find((name) => files.has(name));
          if (file === undefined) return next();
          response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(files.get(file));
        }, next);
      });
    },
  };
}
