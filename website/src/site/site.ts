import sidebars from '../../sidebars.ts';
import config from '../../site.config.ts';
import type {DocModule} from '../docs/doc.ts';
import {buildSite} from './buildSite.ts';

const siteFolder = '../../';
const files = import.meta.glob<DocModule>(['../../docs/**/*.mdx', '../../versioned_docs/**/*.mdx'], {eager: true});

/** Compiled docs by their path from the site's folder. */
export const docModules = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [file.slice(siteFolder.length), module]),
);

export const site = buildSite({config, sidebars, modules: docModules, apis: [], hasDrafts: import.meta.env.DEV});
