import type {SearchConfig} from './siteConfig.ts';

/** The origins that a hosted search asks, the nearest first; none for search in the page. */
export function listSearchHosts(search: SearchConfig): string[] {
  if (search.provider === 'embedded') return [];
  const {appId} = search;
  return [`https://${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)];
}
