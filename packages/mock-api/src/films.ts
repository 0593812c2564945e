import records from '../../../specs/common/data/films.json' with {type: 'json'};
import type {Settings, StoredRecord} from './state/indices.ts';

/** The index that the examples of the Search API and the guides' samples work on. The best film comes first, as in its ranking. */
export const films: StoredRecord[] = records.toSorted((one, other) => other.rating - one.rating);

export const filmSettings: Settings = {
  searchableAttributes: ['title', 'unordered(director)', 'unordered(genres)'],
  attributesForFaceting: ['searchable(director)', 'searchable(genres)'],
  customRanking: ['desc(rating)', 'desc(votes)'],
  replicas: ['films_by_year'],
};
