import type {IndexSettings} from './client.ts';

const titles = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);

/** The settings of the hosted index, close to what the engine in the page does. */
export const indexSettings: IndexSettings = {
  // An anchor has the name of an operation (`operation/getTask`) where its heading says "Get the status of a task".
  searchableAttributes: [...titles.map((title) => `unordered(${title})`), 'unordered(anchor)', 'content'],
  camelCaseAttributes: [...titles, 'anchor', 'content'],
  attributesForFaceting: ['language', 'version', 'type', 'docusaurus_tag', 'hierarchy.lvl0'],

  // A heading and the texts below it are one place.
  attributeForDistinct: 'url',
  distinct: true,

  // Words go first, because a query may have words that are nowhere: see removeWordsIfNoResults.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // A page before a section, a section before a field; then what is linked to most.
  customRanking: ['desc(weight.level)', 'desc(weight.pageRank)', 'asc(weight.position)'],

  attributesToRetrieve: ['objectID', 'type', 'url', 'url_without_anchor', 'anchor', 'content', 'hierarchy'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: [],
  hitsPerPage: 20,

  queryType: 'prefixLast',
  removeWordsIfNoResults: 'allOptional',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  removeStopWords: ['en'],

  // A synonym may be all that is found of a word, but what has the word itself goes first. A plural is the word itself.
  alternativesAsExact: ['ignorePlurals'],

  typoTolerance: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  // 403 is not a misspelt 404.
  allowTyposOnNumericTokens: false,
};
