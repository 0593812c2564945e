import {readdirSync} from 'node:fs';
import path from 'node:path';
import {root} from './install.mjs';

/** Folders that commands make, or an installation brings. They are not there for everyone. */
const generated = ['node_modules', 'dist', '.git', '.fixtures', 'test-results', 'benchmarks/peers/build'];

/** All files of the repository in a folder, from the root on. */
export function listFiles(folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    return isGenerated(file) ? [] : listFiles(file);
  });
}

function isGenerated(file: string): boolean {
  return /^build(\/|$)/.test(file) || generated.some((name) => `/${file}/`.includes(`/${name}/`));
}
