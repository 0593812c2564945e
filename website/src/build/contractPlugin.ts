import path from 'node:path';
import type {Plugin} from 'vite';
import type {SpecSource} from './specSource.ts';

/**
 * Makes the specs part of the browser's code: `spec.yml?contract` is what the request checker needs, and `spec.yml?addresses` where
 * the page describes what it finds.
 */
export function contractPlugin({folder, load}: Pick<SpecSource, 'folder' | 'load'>): Plugin {
  return {
    name: 'contracts',
    load(id) {
      const [file = '', query] = id.split('?');
      const name = path.basename(path.dirname(file));
      if (file !== path.join(folder, name, 'spec.yml') || (query !== 'contract' && query !== 'addresses')) return null;
      return load(name, query);
    },
  };
}
