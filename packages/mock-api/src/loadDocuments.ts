import {createHash, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Documents} from './request/apis.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const specsFolder = path.join(root, 'specs');
export const cacheFile = path.join(root, 'node_modules/.cache/mock-api/documents.json');

type Cache = {fingerprint: string; documents: Documents};

/**
 * All specs of the project as documents, by the name of their folder. Putting them together takes seconds, so the result is
 * kept until a file of a spec or of the code that reads them changes.
 */
export async function loadDocuments(): Promise<Documents> {
  const fingerprint = takeFingerprint();
  const cached = readCache();
  if (cached?.fingerprint === fingerprint) return cached.documents;
  const documents = await loadSpecs();
  writeCache({fingerprint, documents});
  return documents;
}

async function loadSpecs(): Promise<Documents> {
  // Loaded only here: the parts that read specs are large.
  const [{loadAlgoliaSpec}, {listSpecs}] = await Promise.all([import('@docs/algolia-specs/load'), import('@docs/openapi/load')]);
  const loaded = listSpecs(specsFolder).map(async ({name, file}) => [name, await loadAlgoliaSpec(file)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Changes with every file of a spec, with the code that puts them together, and with the version of Redocly. */
export function takeFingerprint(folder = root): string {
  const all = ['specs', 'packages'].flatMap((name) => listSources(path.join(folder, name)));
  const hash = createHash('sha256');
  for (const file of [...all, path.join(folder, 'package-lock.json')].sort()) {
    const {mtimeMs, size} = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** All packages, because the ones that read specs import each other; tests change nothing. */
function listSources(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(yml|ts|json)$/.test(file) && !/\.test\.ts$|node_modules/.test(file))
    .map((file) => path.join(folder, file));
}

function readCache(): Cache | undefined {
  if (!existsSync(cacheFile)) return undefined;
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8')) as Cache;
  } catch {
    // A cache that cannot be read is made again.
    return undefined;
  }
}

function writeCache(cache: Cache): void {
  mkdirSync(path.dirname(cacheFile), {recursive: true});
  // Several tests may do this at the same time.
  const temporary = `${cacheFile}.${randomUUID()}`;
  writeFileSync(temporary, JSON.stringify(cache));
  renameSync(temporary, cacheFile);
}
