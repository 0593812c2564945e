import {describe, expect, it} from 'vitest';
import {fillers, stopWords} from './stopWords.ts';
import {joinTerms, normalize, readTerms, readWords} from './terms.ts';

const terms = (text: string): string[] => readTerms(text).map(({term}) => term);

describe('readTerms', () => {
  it('finds identifiers whole and split', () => {
    expect(terms('waitForTask')).toEqual(['waitfortask', 'wait', 'for', 'task']);
    expect(terms('maxQueriesPerIPPerHour')).toEqual(['maxqueriesperipperhour', 'max', 'query', 'per', 'ip', 'per', 'hour']);
    expect(terms('query_nb_hits')).toEqual(['querynbhits', 'query', 'nb', 'hit']);
    expect(terms('minWordSizefor1Typo')).toEqual(['minwordsizefor1typo', 'min', 'word', 'sizefor', '1', 'typo']);
  });

  it('splits paths, packages and punctuation', () => {
    expect(terms('/2/abtests/{id}')).toEqual(['2', 'abtest', 'id']);
    expect(terms("isn't <b>")).toEqual(['isn', 't', 'b']);
  });

  it('tells where a term stands', () => {
    expect(readTerms('a saveRule')).toEqual([
      {term: 'a', start: 0, end: 1},
      {term: 'saverule', start: 2, end: 10},
      {term: 'save', start: 2, end: 6},
      {term: 'rule', start: 6, end: 10},
    ]);
  });

  it('reads any script', () => {
    expect(terms('Über café פִּסְקָה 検索 👋')).toEqual(['uber', 'cafe', 'פסקה', '検索']);
  });
});

it('compares words in lower case, without accents and in the singular', () => {
  expect(
    ['Settings', 'queries', 'Class', 'status', 'this', 'IDs', 'gas', 'searches', 'indexes', 'caches'].map(normalize),
  ).toEqual(['setting', 'query', 'class', 'status', 'this', 'id', 'gas', 'search', 'index', 'cache']);
});

it('reads words without their parts, and a text as one word', () => {
  expect(readWords('the facetFilters')).toEqual(['the', 'facetfilters']);
  expect(joinTerms('Facet filters')).toBe('facetfilter');
});

it('keeps the number of identifiers, but not of words and of their parts', () => {
  expect([terms('saveObjects'), terms('saveObject')]).toEqual([
    ['saveobjects', 'save', 'object'],
    ['saveobject', 'save', 'object'],
  ]);
  expect(terms('Objects and APIs')).toEqual(['object', 'and', 'api']);
});

it('has stop words in the form in which words are compared', () => {
  expect([...stopWords, ...fillers].filter((word) => normalize(word) !== word)).toEqual([]);
});
