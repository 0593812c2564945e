import {checkIndex} from '../request/authenticate.ts';
import {type CheckedCall, type Handlers, handler} from '../request/call.ts';
import {browseIndex} from '../search/browseIndex.ts';
import {searchFacet} from '../search/searchFacet.ts';
import {searchIndex, type Target} from '../search/searchIndex.ts';
import {readParams, type SearchParams} from '../search/searchParams.ts';
import type {State} from '../state/state.ts';
import {findIndex} from './findIndex.ts';

type IndexPath = {indexName: string};
type Query = SearchParams & {indexName: string; type?: 'default' | 'facet'; facet?: string};

export const searchingHandlers: Handlers = {
  searchSingleIndex: handler<{path: IndexPath; body?: SearchParams}>((call, state) =>
    searchIndex(openTarget(state, call, call.path.indexName), call.body ?? {}),
  ),

  search: handler<{body: {requests: Query[]; strategy?: string}}>((call, state) => {
    for (const {indexName} of call.body.requests) checkIndex(call.key, indexName);
    const results = call.body.requests.map(({indexName, type, facet, ...params}) => {
      const target = openTarget(state, call, indexName);
      return type === 'facet' && facet !== undefined
        ? {facetHits: searchFacet(target, facet, params)}
        : searchIndex(target, params);
    });
    return {results: call.body.strategy === 'stopIfEnoughMatches' ? cutAfterEnough(results) : results};
  }),

  searchForFacetValues: handler<{path: IndexPath & {facetName: string}; body?: SearchParams}>((call, state) => {
    const {params = '', ...own} = call.body ?? {};
    const target = openTarget(state, call, call.path.indexName);
    return {facetHits: searchFacet(target, call.path.facetName, {...readParams(params), ...own})};
  }),

  browse: handler<{path: IndexPath; body?: SearchParams}>((call, state) =>
    browseIndex(findIndex(state, call.path.indexName), call.key, call.body ?? {}),
  ),
};

function openTarget(state: State, {key}: Pick<CheckedCall, 'key'>, name: string): Target {
  return {name, index: findIndex(state, name), key};
}

/** With that strategy, searches after the first full page are not made: their results are empty. */
function cutAfterEnough(results: Record<string, unknown>[]): Record<string, unknown>[] {
  const enough = results.findIndex(({nbHits, hitsPerPage}) => Number(nbHits) >= Number(hitsPerPage));
  if (enough === -1) return results;
  return results.map((result, index) =>
    index > enough && 'hits' in result ? {...result, hits: [], nbHits: 0, nbPages: 0} : result,
  );
}
