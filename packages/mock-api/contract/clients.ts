import {type JavaScriptClient, readClients, readRegion} from '@docs/algolia-specs';
import type {OpenApiDocument} from '@docs/openapi';
import manifest from '../package.json' with {type: 'json'};

/** A published client, and how it is installed here. */
export type PublishedClient = {
  api: string;
  /** An alias for an old version. */
  module: string;
  client: JavaScriptClient;
  region?: string;
};

const {devDependencies: installed} = manifest;

/** What a package is called in node_modules where it is installed in two versions: `npm:@algolia/client-search@5.0.0-alpha.65`. */
const aliases = new Map(
  Object.entries(installed).flatMap(([module, version]) => {
    const [, name, aliased] = /^npm:(.+)@(.+)$/.exec(version) ?? [];
    return name === undefined || aliased === undefined ? [] : [[`${name} ${aliased}`, module]];
  }),
);

/** The package that the API's spec names: it matches the spec best. */
export function findClient(api: string, document: OpenApiDocument): PublishedClient | undefined {
  const client = readClients(document)?.javascript;
  const region = readRegion(document);
  return (
    client && {api, module: aliases.get(labelOf(client)) ?? client.package, client, ...(region === undefined ? {} : {region})}
  );
}

/** The same client in each other version that the spec names for an operation. */
export function listOtherVersions(published: PublishedClient): PublishedClient[] {
  const versions = Object.values(published.client.operations ?? {}).flatMap(({version}) => version ?? []);
  return [...new Set(versions)].map((version) => {
    const client = {...published.client, version};
    return {...published, client, module: aliases.get(labelOf(client)) ?? client.package};
  });
}

/** The version that the sample of an operation is for. */
export function versionOf({version, operations}: JavaScriptClient, operationId: string): string {
  return operations?.[operationId]?.version ?? version;
}

export function labelOf({package: name, version}: Pick<JavaScriptClient, 'package' | 'version'>): string {
  return `${name} ${version}`;
}

/** The main client of today, for comparison. */
export const currentClient: PublishedClient = {
  api: 'search',
  module: 'algoliasearch',
  client: {
    package: 'algoliasearch',
    factory: 'algoliasearch',
    version: installed.algoliasearch,
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

/** `algoliasearch 4.27.0`, as it is installed for comparison. */
export const version4Label = installed['algoliasearch-v4'].replace(/^npm:(.+)@/, '$1 ');
