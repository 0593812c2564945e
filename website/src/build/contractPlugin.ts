import path from 'node:path';
import type {Plugin} from 'vite';
import type {SpecSource} from './specSource.ts';

/** What the plugin makes modules of. */
export type Contracts = Pick<SpecSource, 'folder' | 'load' | 'loadExamples'>;

const parts = ['contract', 'addresses', 'mock'] as const;
/** The module that src/mock/mockWorker.ts imports. */
const examplesId = 'virtual:mock-examples';

/**
 * Makes the specs part of the browser's code: `spec.yml?contract` is what the request checker needs, `spec.yml?addresses` where the
 * page describes what it finds, and `spec.yml?mock` what the mock needs to respond.
 */
export function contractPlugin({folder, load, loadExamples}: Contracts): Plugin {
  return {
    name: 'contracts',
    resolveId: (id) => (id === examplesId ? `\0${examplesId}` : null),
    load(id) {
      if (id === `\0${examplesId}`) return loadExamples();
      const [file = '', query] = id.split('?');
      const name = path.basename(path.dirname(file));
      const part = parts.find((known) => known === query);
      return part && file === path.join(folder, name, 'spec.yml') ? load(name, part) : null;
    },
  };
}
