import {readdirSync} from 'node:fs';
import path from 'node:path';
import {listSpecs} from '@docs/openapi/load';
import siteConfig from '../site.config.ts';
import {listDocFiles} from '../src/docs/docFiles.ts';
import {docRoute, joinRoute} from '../src/docs/docRoute.ts';

// Without Playwright, so that the tests in other browsers can use it, too.

export const builtSite = path.resolve(import.meta.dirname, '../dist/client');

export const guide = '/docs/clients/introduction';
export const contributing = '/docs/contributing/introduction';
export const apis = listSpecs(path.resolve(import.meta.dirname, '../../specs')).map(({name}) => name);
export const reference = '/specs/search';
export const references = apis.map((api) => `/specs/${api}`);

const siteFolder = path.resolve(import.meta.dirname, '..');
const sources = readdirSync(path.join(siteFolder, 'docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => `docs/${file.replaceAll(path.sep, '/')}`);

/** Each page of Markdown in each version of the docs: its file, its route, and whether a version before has that file, too. */
export const docs = siteConfig.docs.versions.flatMap((version, index) =>
  [...listDocFiles(sources, version, siteConfig.docs)].map(([id, source]) => ({
    version: version.name,
    file: path.join(siteFolder, source),
    route: docRoute(id, undefined, joinRoute(siteConfig.docs.routeBasePath, version.path)),
    isRepeated: siteConfig.docs.versions
      .slice(0, index)
      .some((other) => [...listDocFiles(sources, other, siteConfig.docs).values()].includes(source)),
  })),
);

export const routes = ['/', '/search', '/docs', ...docs.map(({route}) => route), ...references, '/not/a/page'];
