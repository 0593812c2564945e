import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {InlineConfig, Manifest, ManifestChunk} from 'vite';
import type {Cache} from '../cache/cache.ts';
import {digest} from '../cache/digest.ts';
import {pageComponents, type PageKind} from '../pages/pageContent.ts';
import type * as RenderPage from '../pages/renderPage.tsx';
import type {SpecSource} from './specSource.ts';
import {
  browserEntry,
  checks,
  createPlainViteConfig,
  createViteConfig,
  plainBrowserEntry,
  searchEntries,
  serverEntry,
} from './viteConfig.ts';
import {licensesFile} from './workerLicenses.ts';

/** The code that renders pages, ready to run. */
export type Renderer = {
  /** The styles of a page, by kind. */
  styles: Record<PageKind, string>;
  renderPage: (typeof RenderPage)['renderPage'];
};

/** The site's code: what renders pages here, and what the browser loads. */
export type CodeBundle = Renderer & {
  /** Files for the browser lie here. */
  browserFolder: string;
  /** The script of every page, by its path in the site. */
  script: string;
  /** What the search page loads before its first result: the script of every page first, because it starts the others. */
  searchScripts: string[];
};

/** The browser's code depends on the specs, because it has a mock of them; the code that renders pages gets them as data. */
export function bundleCode(siteFolder: string, specs: SpecSource, cache: Cache, codeDigest: string): Promise<CodeBundle> {
  const config = createViteConfig(siteFolder, specs);
  return loadBundles(browserEntry, {
    browser: cache.loadFolder('browser', digest(codeDigest, mode(), specs.digest()), (folder) =>
      bundleForBrowser(config, browserEntry, folder),
    ),
    server: cache.loadFolder('server', digest(codeDigest, mode()), (folder) => bundleForServer(config, folder)),
  });
}

/** The code of a site of any API. */
export function bundlePlainCode(siteFolder: string, cache: Cache, codeDigest: string): Promise<CodeBundle> {
  const config = createPlainViteConfig(siteFolder);
  return loadBundles(plainBrowserEntry, {
    browser: cache.loadFolder('plain-browser', digest(codeDigest, mode()), (folder) =>
      bundleForBrowser(config, plainBrowserEntry, folder),
    ),
    server: cache.loadFolder('plain-server', digest(codeDigest, mode()), (folder) => bundleForServer(config, folder)),
  });
}

/** What renders pages in development: a crash names the lines of the sources. */
export async function bundleRenderer(
  siteFolder: string,
  config: InlineConfig,
  cache: Cache,
  codeDigest: string,
): Promise<Renderer> {
  // Copies of a site share a cache, but their files are in different places.
  const key = digest(codeDigest, mode(), siteFolder);
  return loadRenderer(await cache.loadFolder('renderer', key, (folder) => bundleForServer(config, folder, true)));
}

/** Tests bundle for development, and what they leave in the cache must not be published. */
function mode(): string {
  return process.env.NODE_ENV ?? '';
}

/** Folders that hold the code, once it's made. */
type Bundles = {browser: Promise<string>; server: Promise<string>};

async function loadBundles(entry: string, {browser, server}: Bundles): Promise<CodeBundle> {
  const [browserFolder, serverFolder] = await Promise.all([browser, server]);
  const [browserManifest, renderer] = await Promise.all([readManifest(browserFolder), loadRenderer(serverFolder)]);
  return {
    ...renderer,
    browserFolder,
    script: `/${browserManifest[entry]?.file ?? ''}`,
    searchScripts: listChunks(browserManifest, [entry, ...searchEntries]).map(({file}) => `/${file}`),
  };
}

async function loadRenderer(folder: string): Promise<Renderer> {
  const manifest = await readManifest(folder);
  const {renderPage} = (await import(path.join(folder, 'renderPage.mjs'))) as typeof RenderPage;
  const kinds = Object.entries(pageComponents) as [PageKind, string][];
  const styles = kinds.map(async ([kind, file]) => {
    const files = listStyles(manifest, [serverEntry, file]);
    return [kind, await readAll(files.map((css) => path.join(folder, css)))] as const;
  });
  return {styles: Object.fromEntries(await Promise.all(styles)) as Record<PageKind, string>, renderPage};
}

/** Vite is loaded when there is something to bundle: most builds have nothing. */
async function bundleForBrowser(config: InlineConfig, input: string, outDir: string): Promise<void> {
  const {build} = await import('vite');
  await build({
    ...config,
    // Files find each other wherever the site is on its host.
    base: './',
    build: {
      ...config.build,
      outDir,
      license: {fileName: licensesFile},
      rolldownOptions: {
        checks,
        input,
        output: {
          entryFileNames: 'assets/entries/[name].[hash].js',
          chunkFileNames: 'assets/chunks/chunk-[hash].js',
          assetFileNames: 'assets/static/[name].[hash][extname]',
        },
      },
    },
  });
}

async function bundleForServer(config: InlineConfig, outDir: string, sourcemap = false): Promise<void> {
  const {build} = await import('vite');
  const output = {
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // The folder has another name once it's kept.
    sourcemapPathTransform: (source: string, map: string) => path.resolve(path.dirname(map), source),
  };
  await build({
    ...config,
    publicDir: false,
    build: {
      ...config.build,
      outDir,
      ssr: true,
      ssrEmitAssets: true,
      minify: false,
      sourcemap,
      rolldownOptions: {checks, input: serverEntry, output},
    },
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** The stylesheets of some files and of all that they import, in the order of the imports, each once. */
function listStyles(manifest: Manifest, entries: string[]): string[] {
  return [...new Set(listChunks(manifest, entries).flatMap(({css = []}) => css))];
}

/** The chunks of some files and of all that they import, what is imported first, each once. */
function listChunks(manifest: Manifest, entries: string[]): ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunks.set(key, chunk);
  };
  entries.forEach(visit);
  return [...chunks.values()];
}

async function readAll(files: string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.map((text) => text.trim()).join('');
}
