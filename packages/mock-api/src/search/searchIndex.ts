import type {ApiKey} from '../state/apiKeys.ts';
import type {Index} from '../state/indices.ts';
import {buildFacets, readFacetable} from './facets.ts';
import {findMatches, listSearchable} from './findMatches.ts';
import {highlightRecord} from './highlightMatches.ts';
import {pickAttributes} from './pickAttributes.ts';
import {mergeParams, type SearchParams, writeParams} from './searchParams.ts';

/** An index that a key searches. */
export type Target = {name: string; index: Index; key: ApiKey};

/** A search as Algolia answers it: match, order, page, shape. */
export function searchIndex({name, index, key}: Target, request: SearchParams): Record<string, unknown> {
  const params = mergeParams(index.settings, request, key);
  const {matches, query, message} = findMatches(index, params);
  const records = matches.map(({record}) => record);
  const {start, hitsPerPage, page} = readPageParams(params);
  const reachable = records.slice(0, params.paginationLimitedTo ?? 1000);
  const tags = {before: params.highlightPreTag ?? '<em>', after: params.highlightPostTag ?? '</em>'};
  const hits = reachable.slice(start, start + hitsPerPage).map((record) => {
    const attributes = params.attributesToHighlight ?? listSearchable(record, params);
    const marked = highlightRecord(record, attributes, query, tags);
    return {...pickAttributes(record, params, key), ...(Object.keys(marked).length > 0 ? {_highlightResult: marked} : {})};
  });
  return {
    hits,
    index: name,
    nbHits: records.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(reachable.length / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    ...buildFacets(records, readFacetable(params.attributesForFaceting ?? []), params),
    query: params.query ?? '',
    params: writeParams(request),
    ...(message === undefined ? {} : {message}),
  };
}

function readPageParams(params: SearchParams): {start: number; hitsPerPage: number; page: number} {
  const hitsPerPage = Math.max(0, Math.min(1000, params.hitsPerPage ?? 20));
  if (params.offset === undefined && params.length === undefined) {
    const page = Math.max(0, params.page ?? 0);
    return {start: page * hitsPerPage, hitsPerPage, page};
  }
  const length = params.length ?? hitsPerPage;
  const offset = Math.max(0, params.offset ?? 0);
  return {start: offset, hitsPerPage: length, page: Math.floor(offset / Math.max(1, length))};
}
