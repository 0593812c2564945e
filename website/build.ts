import {rm} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'vike/api';
import {finishSite} from './src/build/finishSite.ts';

const siteFolder = import.meta.dirname;
const outFolder = path.join(siteFolder, 'dist');

async function runBuild(): Promise<void> {
  const start = performance.now();
  const {default: config} = await import('./site.config.ts');
  await rm(outFolder, {recursive: true, force: true});
  console.log('Rendering pages…');
  await build({viteConfig: {root: siteFolder, configFile: path.join(siteFolder, 'vite.config.ts'), logLevel: 'warn'}});
  console.log('Checking links, inlining styles, compressing…');
  const {pages} = await finishSite(path.join(outFolder, 'client'), config);
  console.log(`Built ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

try {
  await runBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
