import {readdirSync} from 'node:fs';
import path from 'node:path';
import {listSpecs} from '@docs/openapi/load';

// Without Playwright, so that the tests in other browsers can use it, too.

export const builtSite = path.resolve(import.meta.dirname, '../dist/client');

export const guide = '/docs/clients/introduction';
export const contributing = '/docs/contributing/introduction';
export const apis = listSpecs(path.resolve(import.meta.dirname, '../../specs')).map(({name}) => name);
export const reference = '/specs/search';
export const references = apis.map((api) => `/specs/${api}`);

const docsFolder = path.resolve(import.meta.dirname, '../docs');

/** Each page of Markdown: its file, and its route. */
export const docs = readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => ({
    file: path.join(docsFolder, file),
    route: `/docs/${file.replaceAll(path.sep, '/').replace(/(\/index)?\.mdx$/, '')}`,
  }));

export const routes = ['/', '/search', '/docs', ...docs.map(({route}) => route), ...references, '/not/a/page'];
