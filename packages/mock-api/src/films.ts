import type {Settings, StoredRecord} from './state/indices.ts';

/** The index that the examples of the Search API work on. */
export const films: StoredRecord[] = [
  {
    objectID: 'spirited-away',
    title: 'Spirited Away',
    director: 'Hayao Miyazaki',
    year: 2001,
    genres: ['Animation', 'Adventure'],
    rating: 8.6,
    votes: 830000,
  },
  {
    objectID: 'alien',
    title: 'Alien',
    director: 'Ridley Scott',
    year: 1979,
    genres: ['Science fiction', 'Horror'],
    rating: 8.5,
    votes: 910000,
  },
  {
    objectID: 'amelie',
    title: 'Amélie',
    director: 'Jean-Pierre Jeunet',
    year: 2001,
    genres: ['Comedy', 'Romance'],
    rating: 8.3,
    votes: 780000,
  },
  {
    objectID: 'dune',
    title: 'Dune',
    director: 'Denis Villeneuve',
    year: 2021,
    genres: ['Science fiction', 'Adventure'],
    rating: 8,
    votes: 690000,
  },
  {
    objectID: 'arrival',
    title: 'Arrival',
    director: 'Denis Villeneuve',
    year: 2016,
    genres: ['Science fiction', 'Drama'],
    rating: 7.9,
    votes: 730000,
  },
  {
    objectID: 'thelma-and-louise',
    title: 'Thelma & Louise',
    director: 'Ridley Scott',
    year: 1991,
    genres: ['Adventure', 'Drama'],
    rating: 7.6,
    votes: 170000,
  },
  {
    objectID: 'the-piano',
    title: 'The Piano',
    director: 'Jane Campion',
    year: 1993,
    genres: ['Drama', 'Romance'],
    rating: 7.5,
    votes: 95000,
  },
  {
    objectID: 'point-break',
    title: 'Point Break',
    director: 'Kathryn Bigelow',
    year: 1991,
    genres: ['Action', 'Crime'],
    rating: 7.2,
    votes: 200000,
  },
];

export const filmSettings: Settings = {
  searchableAttributes: ['title', 'unordered(director)', 'unordered(genres)'],
  attributesForFaceting: ['searchable(director)', 'searchable(genres)'],
  customRanking: ['desc(rating)', 'desc(votes)'],
  replicas: ['films_by_year'],
};
