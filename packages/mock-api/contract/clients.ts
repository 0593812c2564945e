import {readClients} from '@docs/algolia-specs';
import {type JavaScriptClient, readRegion} from '@docs/algolia-specs';
import type {Documents} from '../src/apis.ts';

/** A published client, and how it is installed here. */
export type PublishedClient = {
  api: string;
  /** An alias for an old version. */
  module: string;
  client: JavaScriptClient;
  region?: string;
};

/** These are installed in two versions. */
const aliases: Record<string, string> = {
  '@algolia/client-abtesting 5.0.0-alpha.65': 'client-abtesting-alpha',
  '@algolia/client-analytics 5.0.0-alpha.65': 'client-analytics-alpha',
  '@algolia/client-personalization 5.0.0-alpha.65': 'client-personalization-alpha',
  '@algolia/client-search 5.0.0-alpha.65': 'client-search-alpha',
};

/** For each API, the package that its spec names: it matches the spec best. */
export function listClients(documents: Documents): PublishedClient[] {
  return Object.entries(documents).flatMap(([api, document]) => {
    const client = readClients(document)?.javascript;
    const region = readRegion(document);
    return client
      ? [{api, module: aliases[labelOf(client)] ?? client.package, client, ...(region === undefined ? {} : {region})}]
      : [];
  });
}

export function labelOf({package: name, version}: JavaScriptClient): string {
  return `${name} ${version}`;
}

/** The main client of today, for comparison. */
export const currentClient: PublishedClient = {
  api: 'search',
  module: 'algoliasearch',
  client: {
    package: 'algoliasearch',
    factory: 'algoliasearch',
    version: '5.61.0',
    takesWholePath: true,
    operations: {
      get: {method: 'customGet'},
      post: {method: 'customPost'},
      put: {method: 'customPut'},
      del: {method: 'customDelete'},
      clearAllSynonyms: {method: 'clearSynonyms'},
    },
  },
};
