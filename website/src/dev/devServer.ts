import {existsSync} from 'node:fs';
import path from 'node:path';
import type {InlineConfig, ViteDevServer} from 'vite';
import {createSiteSource, type SiteSettings, type SiteSource} from '../build/siteSource.ts';
import {browserEntry, createViteConfig} from '../build/viteConfig.ts';
import {createCache} from '../cache/cache.ts';
import {cacheFolder, digestCode} from '../cache/codeDigest.ts';
import {createDevRenderer, type DevRenderer} from './devRenderer.ts';
import {examplesPlugin} from './examplesPlugin.ts';
import {createFirstPage, type FirstPage} from './firstPage.ts';
import {searchPlugin} from './searchPlugin.ts';
import {sitePlugin} from './sitePlugin.ts';

type LoadSettings = () => Promise<SiteSettings>;

/** `npm run dev`: a page is compiled and rendered when somebody asks for it, and a change reloads what shows it. */
export async function startDevServer(siteFolder: string, port: number, loadFirst: LoadSettings): Promise<ViteDevServer> {
  const cache = createCache(cacheFolder(siteFolder));
  const codeDigest = digestCode(siteFolder);
  const specsFolder = path.resolve(siteFolder, '../specs');
  let loadSettings = loadFirst;
  const loadSource = async (): Promise<SiteSource> =>
    createSiteSource({siteFolder, cache, codeDigest, ...(await loadSettings())});

  const config = createViteConfig(siteFolder, {
    folder: specsFolder,
    load: async (name, part) => (await loadSource()).specs.load(name, part),
    loadExamples: async () => (await loadSource()).specs.loadExamples(),
  });
  const renderer = createDevRenderer(siteFolder, config, cache, codeDigest);
  const firstPage = createFirstPage();
  const renew = (): void => {
    renderer.renew();
    loadSettings = () => reloadSettings(vite);
  };
  if (!existsSync(viteFolder(siteFolder))) prepareFirstPage(loadSource, renderer);
  const {createServer} = await import('vite');
  const vite = await createServer({
    ...config,
    ...createServerConfig(siteFolder, port, firstPage),
    plugins: [
      ...(config.plugins ?? []),
      examplesPlugin(siteFolder, async () => {
        const {buildExamples} = await import('../referenceSite/buildExamples.ts');
        return buildExamples(siteFolder, (await loadSettings()).config);
      }),
      sitePlugin({siteFolder, loadSource, renderer, firstPage, renew}),
      searchPlugin(siteFolder, [path.join(siteFolder, 'docs'), specsFolder]),
    ],
  });
  return vite.listen();
}

function viteFolder(siteFolder: string): string {
  return path.join(cacheFolder(siteFolder), 'vite');
}

/** With an empty cache, what any page needs is begun before one is asked for. A failure shows again where it's needed. */
function prepareFirstPage(loadSource: () => Promise<SiteSource>, renderer: DevRenderer): void {
  const loadSite = async (): Promise<unknown> => (await loadSource()).loadSite(true);
  void Promise.allSettled([renderer.load(), loadSite(), import('../markdown/compileDoc.ts'), import('../markdown/highlight.ts')]);
}

function createServerConfig(siteFolder: string, port: number, firstPage: FirstPage): InlineConfig {
  return {
    appType: 'custom',
    cacheDir: viteFolder(siteFolder),
    optimizeDeps: {
      // Else a library that a later page needs would reload the page while somebody types.
      entries: [browserEntry, 'src/mock/mockWorker.ts', 'src/run/clients/startRunner.ts'],
      // Reading all entries takes a second of both cores.
      rolldownOptions: {plugins: [{name: 'after-first-page', buildStart: () => firstPage.sent}]},
    },
    server: {port, strictPort: true, fs: {allow: [path.dirname(siteFolder), path.join(cacheFolder(siteFolder), '../../..')]}},
  };
}

/** The first settings are part of this program; Vite loads what they are now. */
async function reloadSettings(vite: ViteDevServer): Promise<SiteSettings> {
  const load = async (file: string): Promise<unknown> => ((await vite.ssrLoadModule(file)) as {default: unknown}).default;
  const [config, sidebars, commandsConfig] = await Promise.all(['/site.config.ts', '/sidebars.ts', '/commands.ts'].map(load));
  return {config, sidebars, commandsConfig} as SiteSettings;
}
