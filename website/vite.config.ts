import {readFile} from 'node:fs/promises';
import path from 'node:path';
import vike from 'vike/plugin';
import {defineConfig} from 'vite';
import commands from './commands.ts';
import sidebars from './sidebars.ts';
import siteConfig from './site.config.ts';
import {mockFile} from './src/build/bundleMock.ts';
import {downloadPlugin} from './src/build/downloadPlugin.ts';
import {searchPlugin} from './src/build/searchPlugin.ts';
import {specPlugin} from './src/build/specPlugin.ts';
import {createSpecSource} from './src/build/specSource.ts';
import {markdown, type MarkdownOptions} from './src/markdown/markdown.ts';
import {twinPlugin} from './src/twins/twinPlugin.ts';

// Browsers from 2024 on: they have light-dark(), nesting and popovers, so nothing is rewritten for older ones.
const browsers = ['chrome125', 'firefox128', 'safari18'];

const specsFolder = path.resolve(import.meta.dirname, '../specs');
const specs = createSpecSource(specsFolder);
const markdownOptions: MarkdownOptions = {
  siteFolder: import.meta.dirname,
  config: siteConfig,
  commandsConfig: commands,
  downloads: {[mockFile]: specs.loadMock},
};

/** The records that the guides' samples work on, for readers who have no index of their own. */
const readFilms = (): Promise<string> => readFile(path.join(specsFolder, 'common/data/films.json'), 'utf8');

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  plugins: [
    vike(),
    markdown(markdownOptions),
    specPlugin(specs),
    downloadPlugin({...markdownOptions.downloads, 'films.json': readFilms}),
    twinPlugin({...markdownOptions, sidebars, loadReferences: specs.loadReferences}),
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
