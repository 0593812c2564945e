// @ts-check
// Runs a TypeScript program as one bundle: `node scripts/runBundled.mjs website/build.ts`. A loader that compiles file by file would
// also slow down every library: with one, a build took four seconds to begin. A bundle is used until one of its modules changes.
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const root = path.resolve(import.meta.dirname, '..');
/** Below node_modules, so that libraries are found from there. */
const bundles = path.join(root, 'node_modules/.cache/bundles');
const recordFile = 'record.json';
const day = 24 * 60 * 60 * 1000;

/** @param {string} id */
const isLibrary = (id) => /^[^./\0]/.test(id) && !path.isAbsolute(id) && !id.startsWith('@docs/');

/** A bundle isn't where its sources are. */
const dirnames = {
  name: 'dirnames',
  /** @type {(code: string, id: string) => string} */
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id))),
};

/** A bundle depends on these besides its modules. */
const settings = [
  import.meta.filename,
  path.join(root, 'node_modules/rolldown/package.json'),
  ...readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name, 'package.json')),
];

/**
 * What a bundle consists of, the entry first, and what it was made from: each file with its state at that time.
 * @typedef {{files: string[], sources: Record<string, string>}} BundleRecord
 */

/**
 * Gives the file to run: a program with all that is ours, bundled anew if any of that has changed.
 * @param {string} program
 */
async function bundleProgram(program) {
  const folder = path.join(bundles, path.relative(root, program).replace(/\W/g, '-'));
  mkdirSync(folder, {recursive: true});
  const record = readRecord(folder) ?? (await makeBundle(program, folder));
  // Old files are removed, but not what is about to run.
  for (const file of [...record.files, recordFile]) utimesSync(path.join(folder, file), new Date(), new Date());
  removeOld(folder);
  return path.join(folder, record.files[0] ?? '');
}

/**
 * What the last bundle consists of; nothing if it isn't there as a whole or its sources have changed.
 * @param {string} folder
 * @returns {BundleRecord | undefined}
 */
function readRecord(folder) {
  try {
    const record = /** @type {BundleRecord} */ (JSON.parse(readFileSync(path.join(folder, recordFile), 'utf8')));
    const isWhole = record.files.every((file) => describeState(path.join(folder, file)) !== '');
    const isCurrent = Object.entries(record.sources).every(([source, state]) => describeState(source) === state);
    return isWhole && isCurrent ? record : undefined;
  } catch {
    // There is none yet, or another run is writing it.
    return undefined;
  }
}

/**
 * When a file was written, and how long it is; nothing if there's no such file.
 * @param {string} file
 */
function describeState(file) {
  const found = statSync(file, {throwIfNoEntry: false});
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/**
 * @param {string} program
 * @param {string} folder
 * @returns {Promise<BundleRecord>}
 */
async function makeBundle(program, folder) {
  const start = Date.now();
  const {rolldown} = await import('rolldown');
  const bundle = await rolldown({input: program, platform: 'node', external: isLibrary, plugins: [dirnames], logLevel: 'silent'});
  const names = {entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs'};
  const {output} = await bundle.write({dir: folder, format: 'esm', ...names});
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])).filter((id) => path.isAbsolute(id));
  // What has been written since may not be what was read: without a state, the next run bundles anew.
  const describe = (/** @type {string} */ source) => (statSync(source).mtimeMs < start ? describeState(source) : 'unknown');
  const record = {
    files: output.map(({fileName}) => fileName),
    sources: Object.fromEntries([...settings, ...modules].map((source) => [source, describe(source)])),
  };
  writeFileSync(path.join(folder, recordFile), JSON.stringify(record));
  return record;
}

/**
 * Others may still run what was bundled a moment ago.
 * @param {string} folder
 */
function removeOld(folder) {
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
