export const texts = {
  hint: 'Search guides, contributor pages and API references: operations, fields, values and error codes.',
  loading: 'Loading…',
  failed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  noResults: 'No results for',
  suggest: 'Check the spelling, or try another word:',
  suggestions: ['install', 'filters', 'API key', 'migration'],
  forgetRecent: 'Clear recent searches',
  needsScript: 'Search runs in your browser and needs JavaScript. Without it, use the menu to find a page.',
};

export function countText(count: number, query: string): string {
  return `${count === 1 ? '1 result' : `${count} results`} for “${query}”`;
}
