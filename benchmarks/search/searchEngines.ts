import {createSearchIndex, search, type SearchIndex} from '@docs/docs-search/engine';
import {addPlace, findAnswers, type Place, rankPlaces, readQuery} from '@docs/docs-search/engine/stages';

/** Makes an index of places, which answers a query with urls, the best first. */
export type Engine = {
  name: string;
  /** False for an engine that is only asked once, for what it finds. */
  isTimed?: boolean;
  build: (places: Place[]) => RunQuery | Promise<RunQuery>;
};
export type RunQuery = (query: string) => string[] | Promise<string[]>;

export const mostResults = 20;

/** What other engines return is an order. Ours alone finds out what to show of each result and what to mark in it. */
export const orderOnly: Engine = {
  name: 'ours, order only',
  build(places) {
    const index = buildIndex(places);
    return (query) => {
      const words = readQuery(index, query);
      const ranked = rankPlaces(index, {query, words, answers: findAnswers(index, words)}, () => true);
      return ranked.slice(0, mostResults).flatMap(({number}) => places[number]?.url ?? []);
    };
  },
};

export const withHits: Engine = {
  name: `ours, ${mostResults} hits built`,
  build(places) {
    const index = buildIndex(places);
    return (query) => search(index, query, {}, mostResults).hits.map(({url}) => url);
  },
};

function buildIndex(places: Place[]): SearchIndex {
  const index = createSearchIndex();
  for (const place of places) addPlace(index, place);
  return index;
}
