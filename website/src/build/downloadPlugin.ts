import type {Plugin} from 'vite';
import type {Downloads} from '../markdown/downloads.ts';

/** Adds files that are made and not kept, such as those that guides offer for download, in the build and in development. */
export function downloadPlugin(downloads: Downloads): Plugin {
  return {
    name: 'downloads',

    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, load] of Object.entries(downloads)) this.emitFile({type: 'asset', fileName, source: await load()});
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?');
        const load = Object.hasOwn(downloads, pathname.slice(1)) ? downloads[pathname.slice(1)] : undefined;
        if (!load) return next();
        const type = pathname.endsWith('.json') ? 'application/json' : 'text/javascript';
        load().then((text) => response.setHeader('content-type', type).end(text), next);
      });
    },
  };
}
