import type {Plugin} from 'vite';
import type {Downloads} from '../markdown/downloads.ts';

/** Adds the files that guides offer for download to the site, in the build and in development. */
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
        load().then((text) => response.setHeader('content-type', 'text/javascript').end(text), next);
      });
    },
  };
}
