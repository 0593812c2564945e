import {clients} from '@docs/algolia-specs/facts';

const {previous, version, stable} = clients.javascript;

/** The published clients that JavaScript samples are proven with. Version 4 is what the migration guide starts from. */
export const versions = {v4: previous, alpha: version, ga: stable} as const;
export type Version = keyof typeof versions;

/** What they are called in node_modules. */
export const modules: Record<Version, string> = {v4: 'algoliasearch-v4', alpha: 'algoliasearch-alpha', ga: 'algoliasearch'};

/** The pre-release and the released client, unless the name of the file says that it's for one: customized-client-usage.alpha.ts. */
export function versionsOf(name: string): Version[] {
  const [, only] = /\.(\w+)\.\w+$/.exec(name) ?? [];
  return only === 'v4' || only === 'alpha' || only === 'ga' ? [only] : ['alpha', 'ga'];
}
