import {describe, expect, it} from 'vitest';
import {defaultCredentials} from '../builtInKeys.ts';
import {createTestApi} from '../__fixtures__/createTestApi.ts';

type Hit = {objectID: string; [attribute: string]: unknown};
type Result = {hits: Hit[]; nbHits: number; [field: string]: unknown};

async function search(body: object, index = 'films'): Promise<Result> {
  const answer = await createTestApi().call(`POST /search/1/indexes/${index}/query`, {body});
  expect(answer.body).toHaveProperty('hits');
  return answer.body as Result;
}

async function ids(body: object, index?: string): Promise<string[]> {
  return (await search(body, index)).hits.map(({objectID}) => objectID);
}

describe('searchSingleIndex', () => {
  it('finds every record without a query, the best first', async () => {
    expect(await ids({})).toEqual([
      'spirited-away',
      'alien',
      'amelie',
      'dune',
      'arrival',
      'thelma-and-louise',
      'the-piano',
      'point-break',
    ]);
  });

  it('takes the last word as the beginning of a word, and ignores case and accents', async () => {
    expect(await ids({query: 'DENIS vil'})).toEqual(['dune', 'arrival']);
    expect(await ids({query: 'den villeneuve'})).toEqual([]);
    expect(await ids({query: 'amelie'})).toEqual(['amelie']);
    expect(await ids({query: 'den vil', queryType: 'prefixAll'})).toEqual(['dune', 'arrival']);
    expect(await ids({query: 'vil', queryType: 'prefixNone'})).toEqual([]);
  });

  it('forgives typing errors when nothing matches as it was typed', async () => {
    expect(await ids({query: 'vileneuve'})).toEqual(['dune', 'arrival']);
    expect(await ids({query: 'spirted awy'})).toEqual([]);
    expect(await ids({query: 'spirted away'})).toEqual(['spirited-away']);
    expect(await ids({query: 'vileneuve', typoTolerance: false})).toEqual([]);
    const {hits} = await search({query: 'vileneuve', attributesToHighlight: ['director'], hitsPerPage: 1});
    expect(hits[0]?._highlightResult).toMatchObject({
      director: {value: 'Denis <em>Villeneuve</em>', matchedWords: ['vileneuve']},
    });
  });

  it('looks in searchable attributes only, and in fewer when asked', async () => {
    expect(await ids({query: '1979'})).toEqual([]);
    expect(await ids({query: 'scott', restrictSearchableAttributes: ['title']})).toEqual([]);
  });

  it('ranks a match in an earlier attribute higher', async () => {
    const {call, wait} = createTestApi();
    await call('POST /search/1/indexes/films', {body: {objectID: 'about', title: 'Portrait of Ridley', rating: 1}});
    wait(100);
    const {body} = await call('POST /search/1/indexes/films/query', {body: {query: 'ridley'}});
    expect((body as Result).hits.map(({objectID}) => objectID)).toEqual(['about', 'alien', 'thelma-and-louise']);
  });

  it('sorts a replica by its own ranking', async () => {
    expect((await ids({}, 'films_by_year')).slice(0, 2)).toEqual(['dune', 'arrival']);
  });

  it('drops words when nothing has all of them', async () => {
    expect(await ids({query: 'dune quark'})).toEqual([]);
    expect(await ids({query: 'dune quark', removeWordsIfNoResults: 'lastWords'})).toEqual(['dune']);
    expect(await ids({query: 'quark dune', removeWordsIfNoResults: 'firstWords'})).toEqual(['dune']);
    expect(await ids({query: 'quark dune', removeWordsIfNoResults: 'allOptional'})).toEqual(['dune']);
  });

  it('filters by text, numbers, ranges and lists', async () => {
    expect(await ids({filters: 'director:"Ridley Scott" AND year < 1980'})).toEqual(['alien']);
    expect(await ids({filters: 'genres:Horror OR genres:Crime'})).toEqual(['alien', 'point-break']);
    expect(await ids({filters: 'year:1990 TO 1991 AND NOT genres:drama'})).toEqual(['point-break']);
    expect(await ids({filters: 'year:2001'})).toEqual(['spirited-away', 'amelie']);
    expect(await ids({facetFilters: [['genres:Horror', 'genres:Crime'], 'director:-Ridley Scott']})).toEqual(['point-break']);
    expect(await ids({numericFilters: ['rating >= 8', 'year > 2000'], query: 'd'})).toEqual(['dune']);
  });

  it('says why a filter on an attribute without facets finds nothing', async () => {
    const {nbHits, message} = await search({filters: 'title:Dune'});
    expect({nbHits, message}).toEqual({
      nbHits: 0,
      message: 'No record has facet values for title. Add it to the setting attributesForFaceting.',
    });
  });

  it('refuses a filter that it cannot read', async () => {
    const {status, body} = await createTestApi().call('POST /search/1/indexes/films/query', {body: {filters: 'a:x OR b < 1'}});
    expect(status).toBe(400);
    expect(body.message).toContain('OR can join only conditions of the same kind');
  });

  it('counts facet values among the results', async () => {
    const {facets} = await search({filters: 'director:"Ridley Scott"', facets: ['genres']});
    expect(facets).toEqual({genres: {Adventure: 1, Drama: 1, Horror: 1, 'Science fiction': 1}});
    const all = await search({facets: ['*'], maxValuesPerFacet: 1});
    expect(all.facets).toEqual({director: {'Denis Villeneuve': 2}, genres: {Adventure: 3}});
    expect(await search({})).not.toHaveProperty('facets');
  });

  it('pages by page or by offset', async () => {
    const page = await search({page: 2, hitsPerPage: 3});
    expect(page).toMatchObject({nbHits: 8, page: 2, nbPages: 3, hitsPerPage: 3});
    expect(page.hits).toHaveLength(2);
    expect(await ids({offset: 1, length: 2})).toEqual(['alien', 'amelie']);
    expect(await ids({hitsPerPage: 0})).toEqual([]);
  });

  it('returns and marks the attributes that were asked for', async () => {
    const {hits} = await search({
      query: 'vill',
      attributesToRetrieve: ['title'],
      attributesToHighlight: ['director'],
      hitsPerPage: 1,
    });
    expect(hits).toEqual([
      {
        objectID: 'dune',
        title: 'Dune',
        _highlightResult: {
          director: {value: 'Denis <em>Vill</em>eneuve', matchLevel: 'full', matchedWords: ['vill'], fullyHighlighted: false},
        },
      },
    ]);
    const without = await search({attributesToRetrieve: ['*', '-votes'], attributesToHighlight: []});
    expect(Object.keys(without.hits[0] ?? {})).toEqual(['objectID', 'title', 'director', 'year', 'genres', 'rating']);
  });

  it('reads parameters from one text', async () => {
    const params = 'query=d&filters=year%20%3E%202000&attributesToRetrieve=%5B%22title%22%5D&hitsPerPage=1';
    const {hits, nbHits} = await search({params});
    expect(nbHits).toBe(2);
    expect(Object.keys(hits[0] ?? {})).toContain('title');
    expect(hits).toHaveLength(1);
  });

  it('hides unretrievable attributes from keys without the right', async () => {
    const {call, wait} = createTestApi();
    await call('PUT /search/1/indexes/films/settings', {body: {unretrievableAttributes: ['votes']}});
    wait(100);
    const {body} = await call('GET /search/1/indexes/films/dune', {key: defaultCredentials.searchKey});
    expect(body).not.toHaveProperty('votes');
    expect((await call('GET /search/1/indexes/films/dune')).body).toHaveProperty('votes');
  });

  it('names the indices when one is missing', async () => {
    const {status, body} = await createTestApi().call('POST /search/1/indexes/flims/query', {body: {}});
    expect(status).toBe(404);
    expect(body.message).toBe('Index flims does not exist. Indices: films, films_by_year, films_copy.');
  });
});

describe('search', () => {
  it('answers several queries in their order, facet queries too', async () => {
    const requests = [
      {indexName: 'films', query: 'alien'},
      {indexName: 'films', type: 'facet', facet: 'director', facetQuery: 'sco'},
    ];
    const {body} = await createTestApi().call('POST /search/1/indexes/*/queries', {body: {requests}});
    expect(body.results).toEqual([
      expect.objectContaining({index: 'films', nbHits: 1}),
      {facetHits: [{value: 'Ridley Scott', highlighted: 'Ridley <em>Sco</em>tt', count: 2}]},
    ]);
  });

  it('leaves out what follows enough matches, when told so', async () => {
    const requests = [
      {indexName: 'films', hitsPerPage: 2},
      {indexName: 'films', query: 'dune'},
    ];
    const body = {requests, strategy: 'stopIfEnoughMatches'};
    const answer = await createTestApi().call('POST /search/1/indexes/*/queries', {body});
    expect(answer.body.results).toEqual([expect.objectContaining({nbHits: 8}), expect.objectContaining({nbHits: 0, hits: []})]);
  });
});

describe('searchForFacetValues', () => {
  const line = 'POST /search/1/indexes/films/facets/director/query';

  it('finds values by the beginning of a word, within the results', async () => {
    const body = {facetQuery: 'vi', params: 'filters=year%20%3E%3D%202017'};
    const answer = await createTestApi().call(line, {body});
    expect(answer.body).toEqual({
      facetHits: [{value: 'Denis Villeneuve', highlighted: 'Denis <em>Vi</em>lleneuve', count: 1}],
    });
  });

  it('returns the most frequent values without a body, at most maxFacetHits', async () => {
    const {body} = await createTestApi().call(line, {body: {maxFacetHits: 2}});
    expect((body.facetHits as {value: string}[]).map(({value}) => value)).toEqual(['Denis Villeneuve', 'Ridley Scott']);
  });

  it('refuses an attribute that is not searchable', async () => {
    const {status, body} = await createTestApi().call('POST /search/1/indexes/films/facets/title/query', {body: {}});
    expect(status).toBe(400);
    expect(body.message).toContain('add searchable(title) to the setting attributesForFaceting of films');
  });
});

describe('browse', () => {
  it('returns all records in parts, with a cursor while there are more', async () => {
    const {call} = createTestApi();
    const found: string[] = [];
    let cursor: unknown;
    do {
      const {body} = await call('POST /search/1/indexes/films/browse', {body: {hitsPerPage: 3, ...(cursor ? {cursor} : {})}});
      found.push(...(body as Result).hits.map(({objectID}) => objectID));
      cursor = body.cursor;
    } while (cursor);
    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
  });

  it('needs its right, and takes filters', async () => {
    const {call} = createTestApi();
    expect((await call('POST /search/1/indexes/films/browse', {key: defaultCredentials.searchKey})).status).toBe(403);
    const {body} = await call('POST /search/1/indexes/films/browse', {body: {filters: 'year < 1980'}});
    expect(body).toMatchObject({nbHits: 1});
    expect(body).not.toHaveProperty('cursor');
  });

  it('refuses a cursor that it did not give', async () => {
    const {status} = await createTestApi().call('POST /search/1/indexes/films/browse', {body: {cursor: 'abc'}});
    expect(status).toBe(400);
  });
});
