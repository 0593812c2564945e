import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';

export const licensesFile = 'licenses.md';

/**
 * Vite lists the licences of the packages in a bundle, but leaves out those of its workers. One plugin collects them in the workers, the
 * other adds them to the list. Vite bundles workers before it writes the list.
 */
export function createWorkerLicenses(): {inWorkers: Plugin; inPage: Plugin} {
  const folders = new Set<string>();
  return {
    inWorkers: {
      name: 'collect-worker-packages',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const id of chunks.flatMap(({moduleIds}) => moduleIds)) {
          const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0];
          if (folder !== undefined) folders.add(folder);
        }
      },
    },
    inPage: {
      name: 'add-worker-licenses',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const list = bundle[licensesFile];
          if (list?.type !== 'asset') return;
          const listed = String(list.source);
          const added = [...folders].map(writeLicense).filter((text) => !listed.includes(text.split('\n')[0] ?? ''));
          list.source = [listed.trimEnd(), ...added.sort()].join('\n\n');
        },
      },
    },
  };
}

/** In the form of Vite's list. */
function writeLicense(folder: string): string {
  type Package = {name: string; version: string; license: string};
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file, but the mock in the page contains it: ${folder}`);
  return `## ${name} - ${version} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
}
