import type {ToolArguments} from './tasks/task.ts';

/** A question, and what each tool would be asked about it. */
type TypicalQuestion = {
  question: string;
  section: string;
  operation: string;
  api: string;
  request: {method: string; path: string; body?: unknown};
  error: {status?: number; message?: string};
  /** A statement of a program for version 4. */
  statement: string;
};

const guides = '/docs/5/clients/guides';
const migration = '/docs/5/clients/migration-guides/javascript';
const forbidden = 'Method not allowed with this API key';

/** What people do most with these APIs. How long the answers are is measured with them, so that no tool is measured with few calls. */
export const typicalQuestions: TypicalQuestion[] = [
  {
    question: 'upload records from node',
    section: `${guides}/send-data-to-algolia#send-a-batch`,
    operation: 'batch',
    api: 'search',
    request: {
      method: 'POST',
      path: '/1/indexes/films/batch',
      body: {requests: [{action: 'addObject', body: {objectID: 'm', title: 'M'}}]},
    },
    error: {status: 400},
    statement: 'await index.saveObjects(films);',
  },
  {
    question: 'wait until indexing is finished',
    section: `${guides}/wait-for-a-task-to-finish#wait`,
    operation: 'getTask',
    api: 'search',
    request: {method: 'GET', path: '/1/indexes/films/task/1'},
    error: {message: 'Stopped waiting for the task after 100 retries'},
    statement: 'await index.saveObject(films[0]).wait();',
  },
  {
    question: 'change one field of a record',
    section: `${guides}/send-data-to-algolia#change-a-value-without-reading-it`,
    operation: 'partialUpdateObject',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/dune/partial', body: {rating: 8.2}},
    error: {status: 404, message: 'Index does not exist'},
    statement: 'await index.partialUpdateObject({objectID: "dune", rating: 8.2}, {createIfNotExists: false});',
  },
  {
    question: 'delete all records that match a filter',
    section: `${guides}/send-data-to-algolia#delete-by-filter`,
    operation: 'deleteBy',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/deleteByQuery', body: {filters: 'year < 1950'}},
    error: {status: 403, message: forbidden},
    statement: 'await index.deleteBy({filters: "year < 1950"});',
  },
  {
    question: 'simple search with typescript types',
    section: `${guides}/search-and-paginate#search-one-index`,
    operation: 'searchSingleIndex',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/query', body: {query: 'dune'}},
    error: {message: 'Invalid Application-Id or API-Key'},
    statement: 'return (await index.search("dune", {hitsPerPage: 5})).hits;',
  },
  {
    question: 'query two indexes in a single request',
    section: `${guides}/search-and-paginate#search-several-indices`,
    operation: 'search',
    api: 'search',
    request: {
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: {requests: [{indexName: 'films', query: 'dune'}, {indexName: 'films_by_year'}]},
    },
    error: {message: "Property 'hits' does not exist on type 'SearchResult'"},
    statement: 'return client.multipleQueries([{indexName: "films", query: "dune"}]);',
  },
  {
    question: 'load more than 1000 hits',
    section: `${guides}/search-and-paginate#search-or-browse`,
    operation: 'browse',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/browse', body: {hitsPerPage: 1000}},
    error: {status: 403},
    statement: 'await index.browseObjects({batch: (hits) => films.push(...hits)});',
  },
  {
    question: 'filter by category and price range',
    section: `${guides}/filtering-your-search#combine-conditions`,
    operation: 'searchSingleIndex',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/query', body: {filters: 'genres:Drama AND year > 1990'}},
    error: {status: 400, message: 'filters: Unexpected token string(Scott) expected end of filter'},
    statement: 'return index.search("", {filters: "genres:Drama"});',
  },
  {
    question: 'brand counts for the sidebar',
    section: `${guides}/retrieving-facets#get-the-counts`,
    operation: 'searchForFacetValues',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/facets/director/query', body: {facetQuery: 'vil'}},
    error: {status: 400, message: 'Cannot search in `genres` attribute'},
    statement: 'return index.searchForFacetValues("director", "vil");',
  },
  {
    question: 'set searchable attributes and ranking',
    section: `${guides}/filtering-your-search#declare-the-attributes-to-filter-by`,
    operation: 'setSettings',
    api: 'search',
    request: {method: 'PUT', path: '/1/indexes/films/settings', body: {searchableAttribute: ['title']}},
    error: {status: 400, message: 'Invalid value for a parameter'},
    statement: 'await index.setSettings({searchableAttributes: ["title"]}).wait();',
  },
  {
    question: 'rename an index',
    section: `${guides}/copy-or-move-index#rename-an-index`,
    operation: 'operationIndex',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/operation', body: {operation: 'move', destination: 'movies'}},
    error: {status: 429},
    statement: 'await client.moveIndex("films", "movies").wait();',
  },
  {
    question: 'swap in a new dataset without downtime',
    section: `${guides}/copy-or-move-index#replace-all-records`,
    operation: 'clearObjects',
    api: 'search',
    request: {method: 'POST', path: '/1/indexes/films/clear'},
    error: {status: 403, message: forbidden},
    statement: 'await index.replaceAllObjects(films, {safe: true});',
  },
  {
    question: 'per-user api key with filters',
    section: `${guides}/secured-api-keys#a-tenants-key-from-start-to-search`,
    operation: 'addApiKey',
    api: 'search',
    request: {method: 'POST', path: '/1/keys', body: {acl: ['search'], description: 'Parent'}},
    error: {message: 'client.generateSecuredApiKey is not a function'},
    statement: 'return client.generateSecuredApiKey("key", {filters: "tenant:acme"});',
  },
  {
    question: 'add synonyms in bulk',
    section: '/specs/search#operation/saveSynonyms',
    operation: 'saveSynonyms',
    api: 'search',
    request: {
      method: 'POST',
      path: '/1/indexes/films/synonyms/batch',
      body: [{objectID: 'tv', type: 'synonym', synonyms: ['tv', 'television']}],
    },
    error: {status: 404},
    statement: 'await index.saveSynonyms([{objectID: "tv", type: "synonym", synonyms: ["tv", "television"]}]);',
  },
  {
    question: 'pin a product to the top for a query',
    section: '/specs/search#operation/saveRule',
    operation: 'saveRule',
    api: 'search',
    request: {
      method: 'PUT',
      path: '/1/indexes/films/rules/desert',
      body: {objectID: 'desert', consequence: {promote: [{objectID: 'dune', position: 0}]}},
    },
    error: {status: 400},
    statement: 'await index.saveRule({objectID: "desert", consequence: {promote: [{objectID: "dune", position: 0}]}});',
  },
  {
    question: 'send click and conversion events',
    section: '/specs/insights#operation/pushEvents',
    operation: 'pushEvents',
    api: 'insights',
    request: {method: 'POST', path: '/1/events', body: {events: [{eventType: 'click', eventName: 'Opened', index: 'films'}]}},
    error: {status: 422},
    statement: 'return index.search("dune", {clickAnalytics: true});',
  },
  {
    question: 'most popular searches of last month',
    section: '/specs/analytics#operation/getTopSearches',
    operation: 'getTopSearches',
    api: 'analytics',
    request: {method: 'GET', path: '/2/searches?index=films'},
    error: {status: 402},
    statement: 'return client.initAnalytics({region: "de"}).getABTests();',
  },
  {
    question: 'related products on a product page',
    section: '/specs/recommend#operation/getRecommendations',
    operation: 'getRecommendations',
    api: 'recommend',
    request: {
      method: 'POST',
      path: '/1/indexes/*/recommendations',
      body: {requests: [{indexName: 'films', model: 'related-products', objectID: 'dune', threshold: 0}]},
    },
    error: {message: 'client.getRecommendations is not a function'},
    statement: 'return index.getObjects(["dune", "alien"]);',
  },
  {
    question: 'set timeouts and own headers',
    section: `${guides}/customized-client-usage#timeouts`,
    operation: 'listIndices',
    api: 'search',
    request: {method: 'GET', path: '/1/indexes'},
    error: {message: 'Unreachable hosts'},
    statement: 'return index.search("dune", {timeout: 5, headers: {"X-Trace": "1"}});',
  },
  {
    question: 'upgrade from v4 to v5',
    section: `${migration}#5-replace-every-wait`,
    operation: 'getSettings',
    api: 'search',
    request: {method: 'GET', path: '/1/indexes/films/settings'},
    error: {message: 'client.initIndex is not a function'},
    statement: 'if (await index.exists()) await index.delete();',
  },
];

/** The calls of every tool for a question. */
export function listCalls({
  question,
  section,
  operation,
  api,
  request,
  error,
  statement,
}: TypicalQuestion): [string, ToolArguments][] {
  return [
    ['search_docs', {query: question}],
    ['read_page', {page: section, language: 'javascript'}],
    ['find_operations', {query: question}],
    ['get_operation', {operation, api}],
    ['check_request', request],
    ['call_mock', request],
    ['get_error', error],
    ['migrate_code', {code: writeProgram(statement), file: 'program.mjs'}],
  ];
}

function writeProgram(statement: string): string {
  return `import algoliasearch from 'algoliasearch';

const client = algoliasearch('YOUR_APP_ID', 'YOUR_API_KEY');
const index = client.initIndex('films');

export async function run(films) {
  ${statement}
}
`;
}
