import type {ApiReference} from '@docs/openapi/reference';
import sidebars from './sidebars.ts';
import config from './site.config.ts';
import type {DocModule} from './src/docs/doc.ts';
import {buildSite, explainDuplicateRoutes, explainUnlistedDocs} from './src/site/buildSite.ts';

const siteFolder = './';
const files = import.meta.glob<DocModule>(['./docs/**/*.mdx', './versioned_docs/**/*.mdx'], {eager: true});

/** Compiled docs by their path from the site's folder. */
export const docModules = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [file.slice(siteFolder.length), module]),
);

/** A spec is imported as its reference; src/build/specPlugin.ts does that. */
const references = Object.values(import.meta.glob<ApiReference>('../specs/*/spec.yml', {eager: true, import: 'default'}));

export const site = buildSite({config, sidebars, modules: docModules, references, hasDrafts: import.meta.env.DEV});

for (const warning of [...explainDuplicateRoutes(site), ...explainUnlistedDocs(site)]) console.warn(warning);
