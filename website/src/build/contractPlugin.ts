import path from 'node:path';
import type {Plugin} from 'vite';
import type {SpecSource} from './specSource.ts';

/** What the plugin makes modules of. */
export type Contracts = Pick<SpecSource, 'folder' | 'load' | 'loadExamples'>;

/** The module that src/mock/mockWorker.ts imports. */
const examplesId = 'virtual:mock-examples';

/** Makes the specs part of the mock in the page: `spec.yml?mock` is what it needs to respond for an API. */
export function contractPlugin({folder, load, loadExamples}: Contracts): Plugin {
  return {
    name: 'contracts',
    resolveId: (id) => (id === examplesId ? `\0${examplesId}` : null),
    load(id) {
      if (id === `\0${examplesId}`) return loadExamples();
      const [file = '', query] = id.split('?');
      const name = path.basename(path.dirname(file));
      return query === 'mock' && file === path.join(folder, name, 'spec.yml') ? load(name, 'mock') : null;
    },
  };
}
