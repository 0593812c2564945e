import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';

export const licensesFile = 'licenses.md';

/**
 * Vite lists the licences of the packages in a bundle, but leaves out those of its workers. One plugin collects them in the workers, the
 * other adds them to the list. Vite bundles workers before it writes the list.
 */
export function createWorkerLicenses(): {inWorkers: Plugin; inPage: Plugin; collect: (files: string[]) => void} {
  const folders = new Set<string>();
  const collect = (files: string[]): void => {
    for (const file of files) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];
      if (folder !== undefined) folders.add(folder);
    }
  };
  return {
    collect,
    inWorkers: {
      name: 'collect-worker-packages',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        collect(chunks.flatMap(({moduleIds}) => moduleIds));
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
  // Some published packages have forgotten the file.
  const text =
    file === undefined
      ? `The package has no licence file. Its package.json says ${license}.`
      : readFileSync(path.join(folder, file), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}`;
}
