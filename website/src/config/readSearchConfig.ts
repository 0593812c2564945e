import type {SearchConfig} from './siteConfig.ts';

const names = {appId: 'SEARCH_APP_ID', apiKey: 'SEARCH_API_KEY', indexName: 'SEARCH_INDEX_NAME'} as const;

/** Hosted search when the environment names an index, search in the page when it does not. */
export function readSearchConfig(environment: Record<string, string | undefined>): SearchConfig {
  const {[names.appId]: appId = '', [names.apiKey]: apiKey = '', [names.indexName]: indexName = ''} = environment;
  const missing = Object.values(names).filter((name) => !environment[name]);
  if (missing.length === Object.values(names).length) return {provider: 'embedded'};
  if (missing.length > 0)
    throw new Error(
      `Hosted search needs ${Object.values(names).join(', ')}, but the environment lacks ${missing.join(' and ')}.
Set all of them, or none for search in the page.`,
    );
  return {provider: 'algolia', appId, apiKey, indexName};
}
