import path from 'node:path';
import vike from 'vike/plugin';
import {defineConfig} from 'vite';
import commands from './commands.ts';
import siteConfig from './site.config.ts';
import {searchPlugin} from './src/build/searchPlugin.ts';
import {specPlugin} from './src/build/specPlugin.ts';
import {markdown} from './src/markdown/markdown.ts';

// Browsers from 2024 on: they have light-dark(), nesting and popovers, so nothing is rewritten for older ones.
const browsers = ['chrome125', 'firefox128', 'safari18'];

const specsFolder = path.resolve(import.meta.dirname, '../specs');

export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  plugins: [
    vike(),
    markdown(import.meta.dirname, siteConfig, commands),
    specPlugin(specsFolder),
    searchPlugin(import.meta.dirname, [path.join(import.meta.dirname, 'docs'), specsFolder]),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: {customMedia: true},
      cssModules: {pattern: '[local]-[hash]'},
    },
  },
  build: {target: browsers, cssTarget: browsers, outDir: 'dist', emptyOutDir: true, reportCompressedSize: false},
});
