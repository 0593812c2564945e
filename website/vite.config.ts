import path from 'node:path';
import vike from 'vike/plugin';
import {defineConfig} from 'vite';
import commands from './commands.ts';
import sidebars from './sidebars.ts';
import siteConfig from './site.config.ts';
import {searchPlugin} from './src/build/searchPlugin.ts';
import {specPlugin} from './src/build/specPlugin.ts';
import {createSpecSource} from './src/build/specSource.ts';
import {markdown} from './src/markdown/markdown.ts';
import {twinPlugin} from './src/twins/twinPlugin.ts';

// Browsers from 2024 on: they have light-dark(), nesting and popovers, so nothing is rewritten for older ones.
const browsers = ['chrome125', 'firefox128', 'safari18'];

const specsFolder = path.resolve(import.meta.dirname, '../specs');
const specs = createSpecSource(specsFolder);

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  plugins: [
    vike(),
    markdown({siteFolder: import.meta.dirname, config: siteConfig, commandsConfig: commands}),
    specPlugin(specs),
    twinPlugin({
      siteFolder: import.meta.dirname,
      config: siteConfig,
      sidebars,
      commandsConfig: commands,
      loadReferences: specs.loadReferences,
    }),
    searchPlugin(import.meta.dirname, [path.join(import.meta.dirname, 'docs'), specsFolder]),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: {customMedia: true},
      cssModules: {pattern: '[local]-[hash]'},
    },
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    license: {fileName: 'licenses.md'},
  },
});
