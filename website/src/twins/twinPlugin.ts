import type {ApiReference} from '@docs/openapi/reference';
import type {Plugin} from 'vite';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {MarkdownOptions} from '../markdown/markdown.ts';
import {buildTwins} from './buildTwins.ts';

type TwinOptions = MarkdownOptions & {sidebars: SidebarsConfig; loadReferences: () => Promise<ApiReference[]>};

/** Adds a Markdown twin of every page to the site, and the overviews of them. */
export function twinPlugin({loadReferences, ...options}: TwinOptions): Plugin {
  const build = async (): Promise<Map<string, string>> => buildTwins({...options, references: await loadReferences()});
  return {
    name: 'twins',

    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [file, source] of await build()) this.emitFile({type: 'asset', fileName: file.slice(1), source});
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [file = ''] = (request.url ?? '').split('?');
        if (!/\.(md|txt)$/.test(file)) return next();
        build().then((twins) => {
          const text = twins.get(file);
          if (text === undefined) return next();
          response
            .setHeader('content-type', file.endsWith('.md') ? 'text/markdown; charset=utf-8' : 'text/plain; charset=utf-8')
            .end(text);
        }, next);
      });
    },
  };
}
