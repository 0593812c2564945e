import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {proseExtensions} from '@docs/algolia-specs';
import type {OpenApiDocument} from '@docs/openapi';
import {listSpecs, type SpecFile} from '@docs/openapi/load';
import type {ApiReference, ReferencePage} from '@docs/openapi/reference';
import {parse} from 'yaml';
import type {Cache} from '../cache/cache.ts';
import {digest, digestFiles} from '../cache/digest.ts';
import type {Api} from '../site/buildSite.ts';
import {type ApiSummary, summarizeApi} from '../site/summarizeApi.ts';
import {contractFolder, writeAddresses, writeContract, writeJson} from './contractFiles.ts';

/** What the site makes of a spec. Pages, downloads and Markdown are made from the same document. */
export type SpecParts = {
  document: OpenApiDocument;
  reference: ApiReference;
  /** The reference as pages show it: one, or an overview and a page for each group. */
  pages: ReferencePage[];
  summary: ApiSummary;
  /** The pages as Markdown, by route. */
  twins: Record<string, string>;
  /** The whole document, to download. */
  downloads: {yml: string; json: string};
  /** Modules for the request checker: the document and its validators, and where the page describes what it finds. */
  contract: string;
  addresses: string;
  /** A module for the mock in the page: the document with the examples that it responds with, and the same validators. */
  mock: string;
};

/** The specs of a folder. Each part is made when somebody asks for it, and only if the spec has changed. */
export type SpecSource = {
  folder: string;
  /** What every page knows of the APIs, read without loading them. */
  listApis: () => Promise<Api[]>;
  /** Those that take longest first. */
  listBySize: () => string[];
  load: <Part extends keyof SpecParts>(name: string, part: Part) => Promise<SpecParts[Part]>;
  /** Where the module for the request checker is. Its name changes with the spec, and with the code that makes it. */
  contractPath: (name: string) => string;
  /** The mock of all specs, as a file to download. */
  loadMock: () => Promise<string>;
  /** What the mock in the page starts with: a module with the examples of all specs, as JSON. */
  loadExamples: () => Promise<string>;
  /** Changes with any spec. */
  digest: () => string;
  /** Whether loading takes no work. */
  isKept: (name: string) => boolean;
};

export function createSpecSource(folder: string, siteUrl: string, cache: Cache, codeDigest: string): SpecSource {
  const keyOf = createKeys(folder, codeDigest, siteUrl);
  const digestAll = (): string => keyOf('.');
  const contractPath = (name: string): string => `${contractFolder}/${name}.${keyOf('common', name).slice(0, 8)}.js`;
  const load: SpecSource['load'] = (name, part) =>
    cache.load(`spec-${name}-${part}`, keyOf('common', name), () => makers[part](name));

  const makers: {[Part in keyof SpecParts]: (name: string) => Promise<SpecParts[Part]>} = {
    async document(name) {
      const {loadAlgoliaSpec} = await import('@docs/algolia-specs/load');
      return loadAlgoliaSpec(path.join(folder, name, 'spec.yml'));
    },
    async reference(name) {
      const {buildAlgoliaReference} = await import('@docs/algolia-specs/reference');
      return buildAlgoliaReference(name, await load(name, 'document'));
    },
    summary: async (name) => summarizeApi(await load(name, 'reference')),
    async pages(name) {
      const {splitReference} = await import('@docs/openapi/reference');
      return splitReference(await load(name, 'reference'));
    },
    async twins(name) {
      const {renderReferenceMarkdown} = await import('@docs/openapi/reference');
      const pages = await load(name, 'pages');
      return Object.fromEntries(pages.map((page) => [page.route, renderReferenceMarkdown(page, siteUrl)]));
    },
    async downloads(name) {
      const {renderSpec} = await import('@docs/openapi/load');
      return renderSpec(await load(name, 'document'));
    },
    contract: async (name) => writeContract(contractPath(name), await load(name, 'document'), {proseExtensions}),
    mock: async (name) => writeMock(await load(name, 'document')),
    addresses: async (name) =>
      writeAddresses(await load(name, 'document'), (await load(name, 'reference')).addresses, proseExtensions),
  };

  return {
    folder,
    listApis: () => listApis(folder, cache),
    listBySize: () => listBySize(folder),
    load,
    contractPath,
    loadExamples: () => cache.load('examples', digestAll(), async () => writeExamples(await loadAll(folder, load))),
    loadMock: () =>
      cache.load('mock', digestAll(), async () => {
        const {bundleMock} = await import('./bundleMock.ts');
        return bundleMock(await loadAll(folder, load));
      }),
    digest: digestAll,
    isKept: (name) => cache.has(`spec-${name}-twins`, keyOf('common', name)),
  };
}

/** Names of what folders of specs hold. Read once: whoever wants to know of changes makes another source. */
function createKeys(folder: string, ...madeWith: string[]): (...folders: string[]) => string {
  const known = new Map<string, string>();
  return (...folders) => {
    const names = folders.join();
    const key = known.get(names) ?? digest(...madeWith, digestFiles(folder, folders));
    known.set(names, key);
    return key;
  };
}

async function loadAll(folder: string, load: SpecSource['load']): Promise<Record<string, OpenApiDocument>> {
  const named = listSpecs(folder).map(async ({name}) => [name, await load(name, 'document')] as const);
  return Object.fromEntries(await Promise.all(named));
}

function listBySize(folder: string): string[] {
  return listSpecs(folder)
    .map(({name}) => ({name, size: measureFolder(path.join(folder, name))}))
    .sort((a, b) => b.size - a.size)
    .map(({name}) => name);
}

function measureFolder(folder: string): number {
  const entries = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return entries.reduce((sum, entry) => sum + statSync(path.join(folder, entry)).size, 0);
}

function listApis(folder: string, cache: Cache): Promise<Api[]> {
  const describe = async ({name, file}: SpecFile): Promise<Api> => ({
    name,
    title: await readTitle(file, cache),
    route: `/specs/${name}`,
  });
  return Promise.all(listSpecs(folder).map(describe));
}

function readTitle(file: string, cache: Cache): Promise<string> {
  const name = path.basename(path.dirname(file));
  const text = readFileSync(file, 'utf8');
  return cache.load('title', digest(name, text), () => {
    // The rest of a spec is long.
    const {info} = parse(/^info:.*\n(?:[ #].*\n|\n)*/m.exec(text)?.[0] ?? text) as {info?: {title?: string}};
    return Promise.resolve(info?.title ?? name);
  });
}

async function writeMock(document: OpenApiDocument): Promise<string> {
  const [{compileValidators}, {stripForMock}] = await Promise.all([import('@docs/openapi/validate'), import('@docs/mock-api')]);
  return `${compileValidators(document)}\nexport const document = ${writeJson(stripForMock(document))};\n`;
}

async function writeExamples(documents: Record<string, OpenApiDocument>): Promise<string> {
  const {exampleState} = await import('@docs/mock-api');
  return `export const examples = ${JSON.stringify(JSON.stringify(exampleState(documents)))};\n`;
}
