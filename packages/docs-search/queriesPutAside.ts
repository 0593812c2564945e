/* eslint-disable max-lines -- a list of data */
import type {QueryOfKind} from './queriesToDevelop.ts';

/**
 * The other half of the queries, put aside: run them once, when the ranking is final, and report what comes out. Whoever tunes the
 * engine doesn't read them.
 */
export const queriesPutAside: QueryOfKind[] = [
  {
    kind: 'task',
    query: 'importing large datasets in chunks',
    url: [
      '/docs/clients/guides/send-data-to-algolia#send-many-records',
      '/docs/clients/migration-guides/javascript#write-many-records',
      '/docs/clients/migration-guides/php#write-many-records',
      '/docs/clients/migration-guides/java#write-many-records',
      '/specs/search#operation/batch',
    ],
  },
  {
    kind: 'task',
    query: 'retrieving a record by its id',
    url: [
      '/specs/search#operation/getObject',
      '/specs/search#operation/getObjects',
      '/docs/clients/migration-guides/javascript#get-records-by-id',
      '/docs/clients/migration-guides/php#get-records-by-id',
      '/docs/clients/migration-guides/java#get-records-by-id',
    ],
  },
  {
    kind: 'task',
    query: 'pins a result to the top',
    url: [
      '/specs/search#operation/saveRule',
      '/specs/search#operation/saveRules',
      '/specs/search#tag/Rules',
      '/specs/search#schema/consequence/promote',
    ],
  },
  {
    kind: 'task',
    query: 'sorted results by price',
    url: [
      '/specs/search#schema/baseIndexSettings/replicas',
      '/specs/search#schema/indexSettingsAsSearchParams/customRanking',
      '/specs/search#schema/indexSettingsAsSearchParams/ranking',
      '/specs/search#schema/indexSettingsAsSearchParams/relevancyStrictness',
    ],
  },
  {
    kind: 'task',
    query: 'deleting records older than a date',
    url: [
      '/specs/search#operation/deleteBy',
      '/specs/search#schema/deleteByParams/numericFilters',
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
    ],
  },
  {
    kind: 'task',
    query: 'tracking clicks on search results',
    url: [
      '/specs/insights#operation/pushEvents',
      '/specs/insights#tag/Events',
      '/specs/search#schema/baseSearchParamsWithoutQuery/clickAnalytics',
      '/specs/analytics#tag/Clicks-and-conversions',
    ],
  },
  {kind: 'task', query: 'running the mock on my machine', url: ['/docs/clients/installation#try-it-without-an-account']},
  {kind: 'task', query: 'ending an ab test early', url: ['/specs/abtesting#operation/stopABTest']},
  {kind: 'task', query: 'moved a user to another cluster', url: ['/specs/search#operation/assignUserId']},
  {kind: 'task', query: 'pausing an ingestion task', url: ['/specs/ingestion#operation/disableTask']},
  {
    kind: 'task',
    query: 'highlighting matched words',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/attributesToHighlight',
      '/specs/search#schema/hit/_highlightResult',
      '/specs/search#schema/highlightResult',
    ],
  },
  {
    kind: 'task',
    query: 'grouping product variants',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/distinct',
      '/specs/search#schema/indexSettingsAsSearchParams/attributeForDistinct',
    ],
  },
  {
    kind: 'task',
    query: 'waits for several tasks',
    url: [
      '/docs/clients/guides/wait-for-a-task-to-finish#when-to-wait',
      '/docs/clients/guides/wait-for-a-task-to-finish#several-indices',
      '/docs/clients/guides/send-data-to-algolia#send-many-records',
    ],
  },
  {
    kind: 'task',
    query: 'generated the tests of one client',
    url: ['/docs/contributing/CLI/cts-commands#generate-tests', '/docs/contributing/CLI/cts-commands#generate-build-test'],
  },
  {kind: 'task', query: 'added an operation to the reference', url: ['/docs/contributing/this-site#add-an-operation']},

  {kind: 'identifier', query: 'hitsPerPage', url: ['/specs/search#schema/indexSettingsAsSearchParams/hitsPerPage']},
  {
    kind: 'identifier',
    query: 'browseObjects',
    url: [
      '/docs/clients/migration-guides/javascript#browse-all-records',
      '/docs/clients/migration-guides/php#browse-all-records',
      '/docs/clients/migration-guides/java#browse-all-records',
      '/docs/clients/migration-guides/javascript#read-records',
      '/docs/clients/migration-guides/php#read-records',
      '/docs/clients/migration-guides/java#read-records',
    ],
  },
  {
    kind: 'identifier',
    query: 'x-algolia-agent',
    url: ['/docs/clients/guides/customized-client-usage#agent-string', '/docs/contributing/add-new-language#agent'],
  },
  {
    kind: 'identifier',
    query: 'multipleQueries',
    url: [
      '/docs/clients/migration-guides/javascript#search-several-indices',
      '/docs/clients/migration-guides/php#search-several-indices',
      '/docs/clients/migration-guides/java#search-several-indices',
      '/docs/clients/migration-guides/javascript#search',
      '/docs/clients/migration-guides/php#search',
      '/docs/clients/migration-guides/java#search',
      '/docs/clients/migration-guides#changes-in-all-three-languages',
    ],
  },
  {
    kind: 'identifier',
    query: 'ExceededRetriesException',
    url: [
      '/docs/clients/guides/wait-for-a-task-to-finish#what-can-go-wrong',
      '/docs/clients/guides/wait-for-api-key-to-be-valid#what-can-go-wrong',
      '/docs/clients/guides/customized-client-usage#errors',
      '/docs/clients/migration-guides/php#5-replace-every-wait',
      '/docs/clients/migration-guides/php#8-check-what-you-catch',
      '/docs/clients/migration-guides/php#behaviour-changes',
    ],
  },
  {
    kind: 'identifier',
    query: 'partialUpdateObjectNoCreate',
    url: [
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
      '/specs/search#schema/batchRequest/action',
      '/specs/search#schema/multipleBatchRequest/action',
      '/docs/clients/migration-guides/javascript#write-many-records',
      '/docs/clients/migration-guides/php#write-many-records',
    ],
  },
  {kind: 'identifier', query: 'stopIfEnoughMatches', url: ['/specs/search#schema/searchMethodParams/strategy']},
  {kind: 'identifier', query: 'addABTests', url: ['/specs/abtesting#operation/addABTests']},
  {
    kind: 'identifier',
    query: 'createBrowserLocalStorageCache',
    url: [
      '/docs/clients/guides/customized-client-usage#caches-in-javascript',
      '/docs/clients/migration-guides/javascript#client-options-and-errors',
    ],
  },
  {
    kind: 'identifier',
    query: 'forwardToReplicas',
    url: [
      '/specs/search#operation/setSettings/query/forwardToReplicas',
      '/specs/search#operation/saveRule/query/forwardToReplicas',
      '/specs/search#operation/saveRules/query/forwardToReplicas',
      '/specs/search#operation/deleteRule/query/forwardToReplicas',
      '/specs/search#operation/clearRules/query/forwardToReplicas',
      '/specs/search#operation/saveSynonym/query/forwardToReplicas',
      '/specs/search#operation/saveSynonyms/query/forwardToReplicas',
      '/specs/search#operation/deleteSynonym/query/forwardToReplicas',
      '/specs/search#operation/clearAllSynonyms/query/forwardToReplicas',
    ],
  },
  {kind: 'identifier', query: 'clickSignificance', url: ['/specs/abtesting#schema/ABTest/clickSignificance']},
  {kind: 'identifier', query: 'TS7016', url: ['/docs/clients/installation#types-and-error-classes']},
  {
    kind: 'identifier',
    query: 'mockAdminKey',
    url: ['/docs/clients/installation#try-it-without-an-account', '/docs/clients/migration-guides/javascript#before-you-start'],
  },
  {kind: 'identifier', query: 'CompletableFuture', url: ['/docs/clients/migration-guides/java#search-without-blocking']},
  {
    kind: 'identifier',
    query: 'baseHeaders',
    url: [
      '/docs/clients/guides/customized-client-usage#options-of-every-request',
      '/docs/clients/guides/customized-client-usage#precedence',
      '/docs/clients/migration-guides/javascript#client-options-and-errors',
      '/docs/clients/migration-guides/javascript#9-rename-the-options',
    ],
  },

  {
    kind: 'error',
    query: 'index does not exist 404',
    url: [
      '/specs/search#error/404',
      '/specs/abtesting#error/404',
      '/specs/analytics#error/404',
      '/specs/recommend#error/404',
      '/docs/clients/guides/send-data-to-algolia#what-can-go-wrong',
    ],
  },
  {
    kind: 'error',
    query: 'client.initIndex is not a function',
    url: [
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/clients/migration-guides/javascript#2-create-the-client',
      '/docs/clients/migration-guides#the-main-change',
    ],
  },
  {
    kind: 'error',
    query: 'wait is not a function',
    url: [
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/clients/migration-guides/javascript#5-replace-every-wait',
    ],
  },
  {
    kind: 'error',
    query: "Cannot find package '@algolia/client-common'",
    url: [
      '/docs/clients/installation#what-can-go-wrong',
      '/docs/clients/installation#types-and-error-classes',
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
    ],
  },
  {
    kind: 'error',
    query: 'Parameter `indexName` is required when calling `getSettings`',
    url: [
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/clients/guides/customized-client-usage#error-messages',
    ],
  },
  {
    kind: 'error',
    query: 'could not find algoliasearch-client-java 4.0.0-SNAPSHOT',
    url: [
      '/docs/clients/installation#what-can-go-wrong',
      '/docs/clients/installation#install',
      '/docs/clients/migration-guides/java#what-can-go-wrong',
    ],
  },
  {
    kind: 'error',
    query: 'region is required and must be one of the following',
    url: [
      '/docs/clients/guides/customized-client-usage#error-messages',
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/contributing/add-new-language#common-messages',
    ],
  },
  {
    kind: 'error',
    query: '422 userToken must match the allowed characters',
    url: ['/specs/insights#error/422', '/specs/insights#schema/InsightEvent/userToken'],
  },
  {
    kind: 'error',
    query: 'This feature is not enabled on your account',
    url: [
      '/specs/search#error/402',
      '/specs/abtesting#error/402',
      '/specs/analytics#error/402',
      '/specs/ingestion#error/402',
      '/specs/insights#error/402',
      '/specs/personalization#error/402',
      '/specs/predict#error/402',
      '/specs/query-suggestions#error/402',
      '/specs/recommend#error/402',
    ],
  },
  {
    kind: 'error',
    query: 'waitForApiKey TypeError php',
    url: [
      '/docs/clients/guides/wait-for-api-key-to-be-valid#what-you-need',
      '/docs/clients/guides/wait-for-api-key-to-be-valid#what-can-go-wrong',
      '/docs/clients/guides/wait-for-api-key-to-be-valid#your-own-loop-in-php',
      '/docs/clients/migration-guides/php#what-can-go-wrong',
    ],
  },
  {
    kind: 'error',
    query: 'Cannot search in attribute, not searchable in attributesForFaceting',
    url: [
      '/docs/clients/guides/retrieving-facets#what-can-go-wrong',
      '/docs/clients/guides/retrieving-facets#search-facet-values',
      '/docs/clients/guides/filtering-your-search#declare-the-attributes-to-filter-by',
      '/specs/search#operation/searchForFacetValues',
      '/specs/search#schema/indexSettingsAsSearchParams/attributesForFaceting',
    ],
  },
  {
    kind: 'error',
    query: 'top-level await not supported cjs',
    url: ['/docs/clients/installation#what-can-go-wrong', '/docs/clients/installation#first-program'],
  },
  {
    kind: 'error',
    query: "Property 'hits' does not exist on type SearchForFacetValuesResponse",
    url: [
      '/docs/clients/migration-guides/javascript#search-several-indices',
      '/docs/clients/guides/retrieving-facets#get-counts-when-people-can-select-several-values',
    ],
  },
  {kind: 'error', query: '500 internal error', url: ['/specs/predict#error/500', '/specs/query-suggestions#error/500']},
  {
    kind: 'error',
    query: 'batch 400 missing objectID',
    url: [
      '/docs/clients/guides/send-data-to-algolia#what-can-go-wrong',
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
    ],
  },

  {kind: 'path', query: 'GET /2/abtests/{id}', url: ['/specs/abtesting#operation/getABTest']},
  {kind: 'path', query: '/1/indexes/{indexName}/browse', url: ['/specs/search#operation/browse']},
  {kind: 'path', query: 'PUT /1/keys/', url: ['/specs/search#operation/updateApiKey']},
  {kind: 'path', query: 'DELETE /1/indexes/{indexName}', url: ['/specs/search#operation/deleteIndex']},
  {kind: 'path', query: 'POST /1/indexes/products/query', url: ['/specs/search#operation/searchSingleIndex']},
  {kind: 'path', query: '/1/dictionaries/stopwords/batch', url: ['/specs/search#operation/batchDictionaryEntries']},
  {kind: 'path', query: '/clusters/mapping/top', url: ['/specs/search#operation/getTopUserIds']},
  {kind: 'path', query: 'GET /2/clicks/averageClickPosition', url: ['/specs/analytics#operation/getAverageClickPosition']},
  {kind: 'path', query: '/2/users/count', url: ['/specs/analytics#operation/getUsersCount']},
  {kind: 'path', query: '/1/runs/{runID}/events', url: ['/specs/ingestion#operation/getEvents']},
  {
    kind: 'path',
    query: '/1/authentications',
    url: ['/specs/ingestion#operation/getAuthentications', '/specs/ingestion#operation/createAuthentication'],
  },
  {kind: 'path', query: '/1/profiles/personalization/', url: ['/specs/personalization#operation/getUserTokenProfile']},
  {kind: 'path', query: '/1/predict/models/{modelID}/metrics', url: ['/specs/predict#operation/getModelMetrics']},
  {kind: 'path', query: 'configs/{indexName}/status', url: ['/specs/query-suggestions#operation/getConfigStatus']},
  {kind: 'path', query: '/1/indexes/films/task/12345', url: ['/specs/search#operation/getTask']},

  {
    kind: 'typo',
    query: 'serach facet values',
    url: [
      '/docs/clients/guides/retrieving-facets#search-facet-values',
      '/specs/search#operation/searchForFacetValues',
      '/docs/clients/migration-guides/javascript#search-facet-values',
      '/docs/clients/migration-guides/php#search-facet-values',
      '/docs/clients/migration-guides/java#search-facet-values',
    ],
  },
  {kind: 'typo', query: 'delte an index', url: ['/specs/search#operation/deleteIndex']},
  {kind: 'typo', query: 'custom rankng', url: ['/specs/search#schema/indexSettingsAsSearchParams/customRanking']},
  {kind: 'typo', query: 'wiat for api key', url: ['/docs/clients/guides/wait-for-api-key-to-be-valid']},
  {kind: 'typo', query: 'retreiving facets', url: ['/docs/clients/guides/retrieving-facets']},
  {kind: 'typo', query: 'timeuots', url: ['/docs/clients/guides/customized-client-usage#timeouts']},
  {kind: 'typo', query: 'unretreivableAttributes', url: ['/specs/search#schema/baseIndexSettings/unretrievableAttributes']},
  {
    kind: 'typo',
    query: 'comon test suite',
    url: ['/docs/contributing/testing/common-test-suite', '/docs/contributing/CLI/cts-commands'],
  },
  {
    kind: 'typo',
    query: 'conversoin events',
    url: ['/specs/insights#operation/pushEvents', '/specs/insights#tag/Events', '/specs/insights#schema/InsightEvent/eventType'],
  },
  {
    kind: 'typo',
    query: 'multipel batch',
    url: ['/specs/search#operation/multipleBatch', '/docs/clients/guides/wait-for-a-task-to-finish#several-indices'],
  },
  {
    kind: 'typo',
    query: 'insideBoundngBox',
    url: [
      '/specs/search#schema/baseSearchParamsWithoutQuery/insideBoundingBox',
      '/specs/search#schema/deleteByParams/insideBoundingBox',
    ],
  },
  {
    kind: 'typo',
    query: 'maven depedency',
    url: ['/docs/clients/installation#install', '/docs/clients/migration-guides/java#1-install-version-4-alongside-version-3'],
  },
  {
    kind: 'typo',
    query: 'dictonary entries',
    url: [
      '/specs/search#operation/batchDictionaryEntries',
      '/specs/search#operation/searchDictionaryEntries',
      '/specs/search#tag/Dictionaries',
    ],
  },
  {kind: 'typo', query: 'rule conseqence', url: ['/specs/search#schema/rule/consequence', '/specs/search#operation/saveRule']},
  {
    kind: 'typo',
    query: 'clcik positions',
    url: ['/specs/analytics#operation/getClickPositions', '/specs/analytics#operation/getAverageClickPosition'],
  },

  {
    kind: 'question',
    query: 'how do I know when my record is searchable',
    url: [
      '/docs/clients/guides/wait-for-a-task-to-finish',
      '/docs/clients/guides/send-data-to-algolia#wait-until-its-searchable',
      '/specs/search#operation/getTask',
    ],
  },
  {
    kind: 'question',
    query: 'which client do I need for analytics',
    url: ['/docs/clients/introduction#which-client-for-which-api'],
  },
  {
    kind: 'question',
    query: 'how many records should I send in one batch',
    url: [
      '/docs/clients/guides/send-data-to-algolia#send-many-records',
      '/specs/search#operation/batch',
      '/specs/search#schema/batchWriteParams/requests',
      '/specs/search#tag/Records',
    ],
  },
  {
    kind: 'question',
    query: 'what happens if the record I update does not exist',
    url: [
      '/specs/search#operation/partialUpdateObject',
      '/specs/search#operation/partialUpdateObject/query/createIfNotExists',
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
      '/docs/clients/migration-guides/javascript#update-one-record',
      '/docs/clients/migration-guides/php#update-one-record',
      '/docs/clients/migration-guides/java#update-one-record',
      '/docs/clients/migration-guides/javascript#behaviour-changes',
      '/docs/clients/migration-guides/php#behaviour-changes',
      '/docs/clients/migration-guides/java#behaviour-changes',
    ],
  },
  {kind: 'question', query: 'how do I filter by date', url: ['/docs/clients/guides/filtering-your-search#filter-by-numbers']},
  {
    kind: 'question',
    query: 'why do my filters return nothing',
    url: [
      '/docs/clients/guides/filtering-your-search#what-can-go-wrong',
      '/docs/clients/guides/filtering-your-search#declare-the-attributes-to-filter-by',
    ],
  },
  {
    kind: 'question',
    query: 'what rights does my key need to delete records',
    url: ['/docs/clients/guides/send-data-to-algolia#what-you-need', '/specs/search#schema/apiKey/acl'],
  },
  {
    kind: 'question',
    query: 'what is lost when I move an index',
    url: ['/docs/clients/guides/copy-or-move-index#copy-or-move', '/docs/clients/guides/copy-or-move-index#rename-an-index'],
  },
  {
    kind: 'question',
    query: 'is the result of my ab test significant',
    url: [
      '/specs/abtesting#operation/getABTest',
      '/specs/abtesting#schema/ABTest/clickSignificance',
      '/specs/abtesting#schema/ABTest/conversionSignificance',
      '/specs/abtesting#introduction',
    ],
  },
  {
    kind: 'question',
    query: 'how do I delete all data of a user who wants to be forgotten',
    url: [
      '/specs/insights#operation/deleteUserToken',
      '/specs/personalization#operation/deleteUserProfile',
      '/specs/predict#operation/deleteUserProfile',
    ],
  },
  {
    kind: 'question',
    query: 'how do I send an event when someone buys something',
    url: [
      '/specs/insights#operation/pushEvents',
      '/specs/insights#tag/Events',
      '/specs/insights#schema/InsightEvent/eventType',
      '/specs/insights#schema/InsightEvent/eventSubtype',
    ],
  },
  {kind: 'question', query: 'which file do I load from the cdn', url: ['/docs/clients/installation#a-script-tag']},
  {
    kind: 'question',
    query: 'on which day are releases prepared',
    url: ['/docs/contributing/commit-and-pull-request#other-workflows'],
  },
  {kind: 'question', query: 'how do I deploy this site with nginx', url: ['/docs/contributing/this-site#release-the-site']},
  {
    kind: 'question',
    query: 'how do I search only in the title',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/restrictSearchableAttributes',
      '/specs/search#schema/baseIndexSettings/searchableAttributes',
    ],
  },

  {
    kind: 'wording',
    query: 'upsert',
    url: [
      '/specs/search#operation/addOrUpdateObject',
      '/specs/search#operation/partialUpdateObject',
      '/specs/search#operation/partialUpdateObject/query/createIfNotExists',
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
      '/specs/search#operation/saveObject',
    ],
  },
  {
    kind: 'wording',
    query: 'blacklist words from suggestions',
    url: [
      '/specs/query-suggestions#schema/QuerySuggestionsIndexWithIndexParam/exclude',
      '/specs/query-suggestions#schema/QuerySuggestionsIndexParam/exclude',
      '/specs/query-suggestions#schema/QuerySuggestionsIndex/exclude',
      '/specs/query-suggestions#operation/createConfig',
      '/specs/query-suggestions#operation/updateConfig',
    ],
  },
  {
    kind: 'wording',
    query: 'nearby stores',
    url: [
      '/specs/search#schema/baseSearchParamsWithoutQuery/aroundLatLng',
      '/specs/search#schema/baseSearchParamsWithoutQuery/aroundLatLngViaIP',
      '/specs/search#schema/baseSearchParamsWithoutQuery/aroundRadius',
    ],
  },
  {
    kind: 'wording',
    query: 'key expiry',
    url: [
      '/specs/search#schema/apiKey/validity',
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
    ],
  },
  {kind: 'wording', query: 'limit key to my domain', url: ['/specs/search#schema/apiKey/referers']},
  {
    kind: 'wording',
    query: 'alias swap zero downtime',
    url: [
      '/docs/clients/guides/copy-or-move-index#replace-all-records',
      '/specs/search#operation/operationIndex',
      '/docs/clients/migration-guides/javascript#replaceallobjects',
      '/docs/clients/migration-guides/php#replaceallobjects',
      '/docs/clients/migration-guides/java#replaceallobjects',
    ],
  },
  {
    kind: 'wording',
    query: 'typeahead',
    url: ['/specs/query-suggestions', '/specs/search#schema/indexSettingsAsSearchParams/queryType'],
  },
  {
    kind: 'wording',
    query: 'stemming',
    url: ['/specs/search#schema/indexSettingsAsSearchParams/ignorePlurals', '/specs/search#tag/Dictionaries'],
  },
  {
    kind: 'wording',
    query: 'refinement list',
    url: ['/docs/clients/guides/retrieving-facets', '/docs/clients/guides/filtering-your-search'],
  },
  {
    kind: 'wording',
    query: 'vector search',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/mode',
      '/specs/search#schema/indexSettingsAsSearchParams/semanticSearch',
    ],
  },
  {
    kind: 'wording',
    query: 'split test',
    url: ['/specs/abtesting#operation/addABTests', '/specs/abtesting#tag/A/B-tests', '/specs/abtesting#introduction'],
  },
  {kind: 'wording', query: 'audit log of api calls', url: ['/specs/search#operation/getLogs', '/specs/search#tag/Advanced']},
  {
    kind: 'wording',
    query: 'raw http request',
    url: [
      '/docs/clients/guides/customized-client-usage#call-an-endpoint-that-has-no-method',
      '/specs/search#operation/get',
      '/specs/search#operation/post',
      '/specs/search#operation/put',
      '/specs/search#operation/del',
    ],
  },
  {
    kind: 'wording',
    query: 'queries nobody clicks on',
    url: ['/specs/analytics#operation/getSearchesNoClicks', '/specs/analytics#operation/getNoClickRate'],
  },
  {kind: 'wording', query: 'audience targeting', url: ['/specs/predict#tag/Segments', '/specs/predict#operation/createSegment']},

  {
    kind: 'beginning',
    query: 'gener sec',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
      '/docs/clients/migration-guides/javascript#api-keys',
      '/docs/clients/migration-guides/php#api-keys',
      '/docs/clients/migration-guides/java#api-keys',
    ],
  },
  {kind: 'beginning', query: 'attributesToH', url: ['/specs/search#schema/indexSettingsAsSearchParams/attributesToHighlight']},
  {
    kind: 'beginning',
    query: 'copy or mo',
    url: ['/docs/clients/guides/copy-or-move-index', '/specs/search#operation/operationIndex'],
  },
  {kind: 'beginning', query: 'migr ph', url: ['/docs/clients/migration-guides/php']},
  {kind: 'beginning', query: 'searchSing', url: ['/specs/search#operation/searchSingleIndex']},
  {
    kind: 'beginning',
    query: 'query sug conf',
    url: [
      '/specs/query-suggestions#tag/Configurations',
      '/specs/query-suggestions#operation/createConfig',
      '/specs/query-suggestions#operation/getConfig',
      '/specs/query-suggestions#operation/getAllConfigs',
      '/specs/query-suggestions#operation/updateConfig',
      '/specs/query-suggestions#operation/deleteConfig',
    ],
  },
  {kind: 'beginning', query: 'list indi', url: ['/specs/search#operation/listIndices']},
  {
    kind: 'beginning',
    query: 'decompo',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/decompoundQuery',
      '/specs/search#schema/baseIndexSettings/decompoundedAttributes',
      '/specs/search#schema/dictionaryEntry/decomposition',
    ],
  },
  {
    kind: 'beginning',
    query: 'person strat',
    url: [
      '/specs/personalization#operation/getPersonalizationStrategy',
      '/specs/personalization#operation/setPersonalizationStrategy',
      '/specs/personalization#tag/Strategies',
    ],
  },
  {kind: 'beginning', query: 'cach in ja', url: ['/docs/clients/guides/customized-client-usage#caches-in-javascript']},
  {kind: 'beginning', query: 'playgr', url: ['/docs/contributing/testing/playground']},
  {kind: 'beginning', query: 'enabl tas', url: ['/specs/ingestion#operation/enableTask']},
  {kind: 'beginning', query: 'activ mod', url: ['/specs/predict#operation/activateModelInstance']},
  {kind: 'beginning', query: 'release by ha', url: ['/docs/contributing/release-process#release-by-hand']},
  {kind: 'beginning', query: 'stop ab', url: ['/specs/abtesting#operation/stopABTest']},
];

/** Words that are nowhere on the site: they must find nothing. */
export const absentWordsPutAside: string[] = [
  'symfony',
  'kafka',
  'wordpress',
  'pricing',
  'saml',
  'postgres',
  'datadog',
  'magento',
];
