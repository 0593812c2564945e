import {versions, type Version} from '@docs/samples/versions';
import type {Plugin} from 'vite';

const prefix = 'virtual:published-client/';

/**
 * Makes the published clients part of the workers in src/run/clients: `virtual:published-client/ga`. `onBundle` is told which files are
 * inside.
 */
export function clientPlugin(onBundle: (files: string[]) => void): Plugin {
  return {
    name: 'published-clients',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      const version = id.slice(prefix.length + 1);
      if (!id.startsWith(`\0${prefix}`) || !isVersion(version)) return null;
      const {bundleClient} = await import('./bundleClient.ts');
      const {code, files} = await bundleClient(version);
      onBundle(files);
      return code;
    },
  };
}

function isVersion(name: string): name is Version {
  return name in versions;
}
