import path from 'node:path';
import {createServer, type ViteDevServer} from 'vite';
import {createSiteSource, type SiteSettings, type SiteSource} from '../build/siteSource.ts';
import {browserEntry, createViteConfig} from '../build/viteConfig.ts';
import {createCache} from '../cache/cache.ts';
import {cacheFolder, digestCode} from '../cache/codeDigest.ts';
import {examplesPlugin} from './examplesPlugin.ts';
import {searchPlugin} from './searchPlugin.ts';
import {sitePlugin} from './sitePlugin.ts';

/** `npm run dev`: a page is compiled and rendered when somebody asks for it, and a change reloads what shows it. */
export async function startDevServer(siteFolder: string, port: number): Promise<ViteDevServer> {
  const cache = createCache(cacheFolder(siteFolder));
  const codeDigest = digestCode(siteFolder);
  const specsFolder = path.resolve(siteFolder, '../specs');
  const loadSource = async (): Promise<SiteSource> =>
    createSiteSource({siteFolder, cache, codeDigest, ...(await loadSettings(vite))});

  const config = createViteConfig(siteFolder, {
    folder: specsFolder,
    load: async (name, part) => (await loadSource()).specs.load(name, part),
    loadExamples: async () => (await loadSource()).specs.loadExamples(),
  });
  const vite = await createServer({
    ...config,
    appType: 'custom',
    cacheDir: path.join(cacheFolder(siteFolder), 'vite'),
    plugins: [
      ...(config.plugins ?? []),
      examplesPlugin(siteFolder, async () => {
        const {buildExamples} = await import('../referenceSite/buildExamples.ts');
        return buildExamples(siteFolder, (await loadSettings(vite)).config);
      }),
      sitePlugin(siteFolder, loadSource),
      searchPlugin(siteFolder, [path.join(siteFolder, 'docs'), specsFolder]),
    ],
    // Else a library that a later page needs would reload the page while somebody types.
    optimizeDeps: {entries: [browserEntry, 'src/mock/mockWorker.ts', 'src/run/clients/startRunner.ts']},
    server: {port, strictPort: true, fs: {allow: [path.dirname(siteFolder), path.join(cacheFolder(siteFolder), '../../..')]}},
  });
  return vite.listen();
}

/** Loaded anew when one of them has changed. */
async function loadSettings(vite: ViteDevServer): Promise<SiteSettings> {
  const load = async (file: string): Promise<unknown> => ((await vite.ssrLoadModule(file)) as {default: unknown}).default;
  const [config, sidebars, commandsConfig] = await Promise.all(['/site.config.ts', '/sidebars.ts', '/commands.ts'].map(load));
  return {config, sidebars, commandsConfig} as SiteSettings;
}
