import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {VFile} from 'vfile';
import type {Cache} from '../cache/cache.ts';
import {digest} from '../cache/digest.ts';
import type {DocsVersionConfig} from '../config/siteConfig.ts';
import type {DocFacts} from '../docs/buildDocsVersion.ts';
import type {FrontMatter} from '../docs/frontMatter.ts';
import {type HighlightAll, highlightNow} from './codeBlocks.ts';
import type {CompiledDoc, DocCompiler} from './compileDoc.ts';
import type {DocUses} from './docUses.ts';
import {readLastUpdated} from './lastUpdated.ts';
import {routeOfDoc} from './markdownLinks.ts';
import {type Mistake, MistakeError, readMistake} from './mistake.ts';
import {readFrontMatterBlock} from './readFrontMatter.ts';
import type {MarkdownOptions} from './remarkPlugins.ts';
import {digestSamples, samplesFolder} from './sampleFiles.ts';

/** The docs of the site, by their path from its folder. Each is compiled when somebody asks for it, and only if it has changed. */
export type DocSource = {
  /** What is known of all docs without compiling them. A mistake in front matter throws, unless `excuse` makes something of it. */
  readFacts: (excuse?: (mistake: Mistake) => FrontMatter) => Promise<DocFacts>;
  /** As the page of a version, given by its name. Throws a mistake with its place. */
  compile: (source: string, version: string) => Promise<CompiledDoc>;
  /** Whether compiling takes no work. */
  isKept: (source: string, version: string) => boolean;
};

type KeptDoc = CompiledDoc & {usesDigest: string};

export function createDocSource(options: MarkdownOptions, cache: Cache, codeDigest: string): DocSource {
  const {siteFolder, config, commandsConfig} = options;
  const optionsDigest = digest(codeDigest, JSON.stringify([config, commandsConfig]));
  const read = (source: string): string => readFileSync(path.join(siteFolder, source), 'utf8');

  const digestUses = createUsesDigest(options);

  /** Code seldom changes when the text around it does, and highlighting takes longer than all else. */
  const highlightAll: HighlightAll = (texts) =>
    cache.load('code', digest(codeDigest, JSON.stringify(texts)), () => highlightNow(texts));

  /** Its libraries take a while to load, so they are loaded when there is something to compile. */
  const compilers = new Map<string, DocCompiler>();
  const loadCompiler = async (version: DocsVersionConfig): Promise<DocCompiler> => {
    const {createDocCompiler} = await import('./compileDoc.ts');
    const compiler = compilers.get(version.name) ?? createDocCompiler({...options, version}, highlightAll);
    compilers.set(version.name, compiler);
    return compiler;
  };

  const compileNow = async (source: string, text: string, version: DocsVersionConfig): Promise<KeptDoc> => {
    const compile = await loadCompiler(version);
    const doc = await compile(path.join(siteFolder, source), text).catch((error: unknown) =>
      throwMistake(readMistake(error, source)),
    );
    return {...doc, usesDigest: await digestUses(doc.uses, version)};
  };

  return {
    async readFacts(excuse = throwMistake) {
      const sources = await listAllDocs(siteFolder, config.docs.versions);
      const dates = await readLastUpdated(siteFolder);
      const facts = sources.map((source) => {
        const lastUpdated = dates.get(source);
        const frontMatter = parseFrontMatter(source, read(source), excuse);
        return [source, {frontMatter, ...(lastUpdated === undefined ? {} : {lastUpdated})}] as const;
      });
      return Object.fromEntries(facts);
    },
    async compile(source, name) {
      const text = read(source);
      const version = findVersion(config.docs.versions, name);
      return cache.load(
        'doc',
        digest(optionsDigest, name, source, text),
        () => compileNow(source, text, version),
        async ({uses, usesDigest}) => (await digestUses(uses, version)) === usesDigest,
      );
    },
    isKept: (source, version) => cache.has('doc', digest(optionsDigest, version, source, read(source))),
  };
}

/**
 * Of guides, all their samples, with what was proven; of downloads, their content; of docs, where they are. Many docs use the same guide,
 * so its samples are read once: whoever wants to know of changes makes another source.
 */
function createUsesDigest({siteFolder, config, downloads}: MarkdownOptions) {
  const known = new Map<string, string>();
  const digestGuide = (guide: string, version: DocsVersionConfig): string => {
    const key = `${guide} ${version.name}`;
    const found = known.get(key) ?? digestSamples(samplesFolder(siteFolder), guide, version);
    known.set(key, found);
    return found;
  };
  return async ({guides, downloads: files, docs}: DocUses, version: DocsVersionConfig): Promise<string> =>
    digest(
      ...guides.map((guide) => digestGuide(guide, version)),
      ...(await Promise.all(files.map(async (name) => (await downloads[name]?.()) ?? ''))),
      ...docs.map((file) => routeOfDoc(file, {siteFolder, docs: config.docs, version}) ?? ''),
    );
}

function findVersion(versions: DocsVersionConfig[], name: string): DocsVersionConfig {
  const version = versions.find((other) => other.name === name);
  if (!version)
    throw new Error(`There is no docs version "${name}". Versions: ${versions.map((other) => other.name).join(', ')}.`);
  return version;
}

/** Versions may share a folder. */
async function listAllDocs(siteFolder: string, versions: DocsVersionConfig[]): Promise<string[]> {
  const folders = new Set(versions.map(({folder}) => folder));
  return (await Promise.all([...folders].map((folder) => listDocs(siteFolder, folder)))).flat();
}

async function listDocs(siteFolder: string, folder: string): Promise<string[]> {
  const files = await readdir(path.join(siteFolder, folder), {recursive: true});
  const docs = files.filter((file) => file.endsWith('.mdx')).sort();
  return docs.map((file) => path.posix.join(folder, file.split(path.sep).join('/')));
}

function parseFrontMatter(source: string, text: string, excuse: (mistake: Mistake) => FrontMatter): FrontMatter {
  try {
    return readFrontMatterBlock(new VFile({path: source, value: text}));
  } catch (error) {
    return excuse(readMistake(error, source));
  }
}

function throwMistake(mistake: Mistake): never {
  throw new MistakeError(mistake);
}
