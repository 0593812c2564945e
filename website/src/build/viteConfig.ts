import path from 'node:path';
import type {InlineConfig} from 'vite';
import {clientPlugin} from './clientPlugin.ts';
import {contractPlugin, type Contracts} from './contractPlugin.ts';
import {runFolder} from './hostHeaders.ts';
import {plainLayerPlugin} from './layerPlugin.ts';
import {createWorkerLicenses} from './workerLicenses.ts';

/** Where the code of the browser starts, and the code that renders pages. */
export const browserEntry = 'src/browser/start.ts';
export const plainBrowserEntry = 'src/browser/startPlain.ts';
export const serverEntry = 'src/pages/renderPage.tsx';

/** What shows the results of the search page, and what finds them; imported by the browser's code when it needs them. */
export const searchEntries = ['src/search/page/showResults.ts', 'src/search/loadClient.ts', 'src/search/embeddedClient.ts'];

// Browsers from 2024 on: they have light-dark(), nesting and popovers, so nothing is rewritten for older ones.
const browsers = ['chrome125', 'firefox128', 'safari18'];

/** On a busy machine, the bundler would tell authors how to profile its plugins. */
export const checks = {bundlerTimings: false};

/** Programs of readers have a folder of their own, because it has a content policy of its own. */
function nameWorkers(siteFolder: string): (chunk: {facadeModuleId?: string | null}) => string {
  const runners = path.join(siteFolder, 'src/run/clients/');
  return ({facadeModuleId}) => `${facadeModuleId?.startsWith(runners) === true ? runFolder : 'assets'}/[name]-[hash].js`;
}

/** What both bundles and `npm run dev` share. */
export function createViteConfig(siteFolder: string, specs: Contracts): InlineConfig {
  const {inWorkers, inPage, collect} = createWorkerLicenses();
  return {
    ...createBaseConfig(siteFolder),
    publicDir: 'static',
    plugins: [contractPlugin(specs), clientPlugin(collect), inPage],
    worker: {
      // The mock in the page: modules, one for each API.
      format: 'es',
      plugins: () => [contractPlugin(specs), clientPlugin(collect), inWorkers],
      rolldownOptions: {output: {entryFileNames: nameWorkers(siteFolder)}},
    },
  };
}

/** For a site of any API, without guides: it has no workers, and no files of its own. */
export function createPlainViteConfig(siteFolder: string): InlineConfig {
  return {...createBaseConfig(siteFolder), publicDir: false, plugins: [plainLayerPlugin(siteFolder)]};
}

function createBaseConfig(siteFolder: string): InlineConfig {
  return {
    root: siteFolder,
    configFile: false,
    logLevel: 'warn',
    css: {
      transformer: 'lightningcss',
      lightningcss: {drafts: {customMedia: true}, cssModules: {pattern: '[local]-[hash]'}},
    },
    build: {target: browsers, cssTarget: browsers, reportCompressedSize: false, emptyOutDir: true, manifest: 'manifest.json'},
  };
}
