// @ts-check
// Runs a TypeScript program as one bundle: `node scripts/runBundled.mjs website/build.ts`. A loader that compiles file by file would
// also slow down every library: with one, a build took four seconds to begin.
import {mkdirSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';

const root = path.resolve(import.meta.dirname, '..');
/** Below node_modules, so that libraries are found from there. */
const bundles = path.join(root, 'node_modules/.cache/bundles');
const day = 24 * 60 * 60 * 1000;

/** @param {string} id */
const isLibrary = (id) => /^[^./\0]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@docs/');

/** A bundle isn't where its sources are. */
const dirnames = {
  name: 'dirnames',
  /** @type {(code: string, id: string) => string} */
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
};

/**
 * Bundles a program with all that is ours, and gives the file to run.
 * @param {string} program
 */
async function bundleProgram(program) {
  const folder = path.join(bundles, path.relative(root, program).replace(/\W/g, '-'));
  removeOld(folder);
  const bundle = await rolldown({input: program, platform: 'node', external: isLibrary, plugins: [dirnames], logLevel: 'silent'});
  const names = {entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs'};
  const {output} = await bundle.write({dir: folder, format: 'esm', ...names});
  await bundle.close();
  return path.join(folder, output[0].fileName);
}

/**
 * Others may still run what was bundled a moment ago.
 * @param {string} folder
 */
function removeOld(folder) {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const written = statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
    if (Date.now() - written > day) rmSync(file, {force: true});
  }
}

const [, , program = '', ...args] = process.argv;
const file = await bundleProgram(path.resolve(program));
process.argv.splice(1, process.argv.length - 1, file, ...args);
await import(pathToFileURL(file).href);
