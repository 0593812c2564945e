import {Refusal} from '../request/refusal.ts';
import type {ApiKey} from '../state/apiKeys.ts';
import type {Settings} from '../state/indices.ts';
import type {FacetParams} from './facets.ts';
import type {FilterParams} from './listConditions.ts';
import type {QueryType} from './matchQuery.ts';

/** The parameters of a search that the mock follows. It takes all others and does nothing with them. */
export type SearchParams = FilterParams &
  FacetParams & {
    params?: string;
    query?: string;
    queryType?: QueryType;
    removeWordsIfNoResults?: string;
    typoTolerance?: boolean | string;
    minWordSizefor1Typo?: number;
    minWordSizefor2Typos?: number;
    page?: number;
    hitsPerPage?: number;
    offset?: number;
    length?: number;
    cursor?: string;
    paginationLimitedTo?: number;
    searchableAttributes?: string[];
    restrictSearchableAttributes?: string[];
    attributesForFaceting?: string[];
    attributesToRetrieve?: string[];
    unretrievableAttributes?: string[];
    attributesToHighlight?: string[];
    highlightPreTag?: string;
    highlightPostTag?: string;
    ranking?: string[];
    customRanking?: string[];
    clickAnalytics?: boolean;
    maxFacetHits?: number;
    facetQuery?: string;
    synonyms?: boolean;
    responseFields?: string[];
  };

/** What counts for a search: the settings, over them the request, over that what the key demands. */
export function mergeParams(settings: Settings, request: SearchParams, key: ApiKey): SearchParams {
  const {params, ...given} = request;
  const asked = {...given, ...(params === undefined ? {} : readParams(params))};
  const demanded = readParams(key.queryParameters ?? '');
  const filters = [asked.filters, demanded.filters].filter((text) => text !== undefined && text !== '');
  const merged: SearchParams = {...settings, ...asked, ...demanded};
  const limit = key.maxHitsPerQuery ?? 0;
  return {
    ...merged,
    filters: filters.length > 1 ? filters.map((text) => `(${text})`).join(' AND ') : (filters[0] ?? ''),
    ...(limit > 0 ? {hitsPerPage: Math.min(limit, merged.hitsPerPage ?? 20)} : {}),
  };
}

/** Parameters from one text, as in the query of a URL: lists, numbers and booleans are written as JSON. */
export function readParams(text: string): SearchParams {
  return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, readParam(name, value)]));
}

const texts = new Set([
  'query',
  'filters',
  'facetQuery',
  'queryType',
  'cursor',
  'highlightPreTag',
  'highlightPostTag',
  'userToken',
]);
const lists = new Set([
  'facets',
  'attributesToRetrieve',
  'attributesToHighlight',
  'restrictSearchableAttributes',
  'responseFields',
]);

function readParam(name: string, value: string): unknown {
  if (texts.has(name)) return value;
  if (lists.has(name) && !value.startsWith('[')) return value.split(',');
  if (!/^(\[|\{|-?\d+(\.\d+)?$|true$|false$|null$)/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw new Refusal(400, `params: ${name} is not valid JSON: ${value.slice(0, 60)}.`);
  }
}

/** The parameters of a request as one text, for the answer. */
export function writeParams(request: object): string {
  const entries = Object.entries(request)
    .filter(([name]) => !['indexName', 'type', 'cursor', 'params'].includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`);
  const given = 'params' in request && typeof request.params === 'string' ? [request.params] : [];
  return [...given, ...entries].join('&');
}
