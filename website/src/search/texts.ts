import type {SearchAnswer} from './searchClient.ts';

export const texts = {
  loading: 'Loading…',
  failed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  checkSpelling: 'Check the spelling, or try another word.',
  didYouMean: 'Did you mean',
  recent: 'Recent',
  forgetRecent: 'Clear recent searches',
  start: 'Good places to start',
  needsScript: 'Search runs in your browser and needs JavaScript. Without it, start with one of these pages, or use the menu.',
};

export function countText(count: number, query: string): string {
  return `${count === 1 ? '1 result' : `${count} results`} for “${query}”`;
}

/** The heading of what was found. While parts of the index are on their way, there may be more. */
export function titleText({count, query, isComplete}: SearchAnswer): string {
  if (count === 0) return isComplete ? `No results for “${query}”` : texts.loading;
  return isComplete ? countText(count, query) : `${countText(count, query)} so far`;
}

/** How a query was understood: words that no page has, and what to do when nothing was found. Nothing before all of the index is there. */
export function remarkText({count, isComplete, unknown = [], suggestion}: SearchAnswer): string {
  if (!isComplete) return '';
  if (unknown.length > 0) return `Not on this site: ${unknown.map((word) => `“${word}”`).join(', ')}.`;
  return count === 0 && suggestion === undefined ? texts.checkSpelling : '';
}

/** What screen readers are told of an answer. */
export function spokenText(answer: SearchAnswer): string {
  const {count, query, isComplete, unknown = [], suggestion} = answer;
  if (!isComplete) return '';
  return [
    countText(count, query),
    ...(unknown.length > 0 ? [remarkText(answer).slice(0, -1)] : []),
    ...(suggestion === undefined ? [] : [`${texts.didYouMean} “${suggestion}”?`]),
  ].join('. ');
}
