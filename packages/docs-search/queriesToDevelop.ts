/* eslint-disable max-lines -- a list of data */
export type QueryKind = 'task' | 'identifier' | 'error' | 'path' | 'typo' | 'question' | 'wording' | 'beginning';

/**
 * What a developer types, and the places that answer it: the sections of which one would be glad. A url without an anchor means any
 * place of its page.
 */
export type QueryOfKind = {kind: QueryKind; query: string; url: string[]};

/**
 * Half of a set of queries in eight kinds, to develop the engine with. Their places were chosen by reading the pages, before the
 * engine was run on them; do not adapt a line to the engine.
 */
export const queriesToDevelop: QueryOfKind[] = [
  {
    kind: 'task',
    query: 'creating a secured key',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
      '/specs/search#operation/addApiKey',
    ],
  },
  {
    kind: 'task',
    query: 'updated one attribute of a record',
    url: [
      '/specs/search#operation/partialUpdateObject',
      '/docs/clients/guides/send-data-to-algolia#change-and-delete-records',
      '/docs/clients/migration-guides/javascript#update-one-record',
      '/docs/clients/migration-guides/php#update-one-record',
      '/docs/clients/migration-guides/java#update-one-record',
    ],
  },
  {kind: 'task', query: 'saving many synonyms at once', url: ['/specs/search#operation/saveSynonyms']},
  {
    kind: 'task',
    query: 'hiding a product from the results',
    url: ['/specs/search#schema/consequence/hide', '/specs/search#operation/saveRule', '/specs/search#tag/Rules'],
  },
  {
    kind: 'task',
    query: 'exporting the whole index',
    url: [
      '/specs/search#operation/browse',
      '/docs/clients/migration-guides/javascript#browse-all-records',
      '/docs/clients/migration-guides/php#browse-all-records',
      '/docs/clients/migration-guides/java#browse-all-records',
    ],
  },
  {
    kind: 'task',
    query: 'scheduling an import every night',
    url: [
      '/specs/ingestion#operation/createTask',
      '/specs/ingestion#schema/ScheduleTriggerInput/cron',
      '/specs/ingestion#schema/ScheduleTrigger/cron',
    ],
  },
  {
    kind: 'task',
    query: 'choosing the region of a client',
    url: ['/docs/clients/installation#a-single-package', '/docs/clients/introduction#which-client-for-which-api'],
  },
  {kind: 'task', query: 'replacing the http client', url: ['/docs/clients/guides/customized-client-usage#your-own-http-layer']},
  {kind: 'task', query: 'listing the users of a segment', url: ['/specs/predict#operation/getSegmentUsers']},
  {
    kind: 'task',
    query: 'restricting access to certain ip addresses',
    url: ['/specs/search#tag/Vaults', '/specs/search#operation/appendSource', '/specs/search#operation/replaceSources'],
  },
  {
    kind: 'task',
    query: 'catching a 404 response',
    url: [
      '/docs/clients/guides/customized-client-usage#errors',
      '/docs/clients/migration-guides/javascript#8-catch-errors-by-class',
      '/docs/clients/migration-guides/php#8-check-what-you-catch',
      '/docs/clients/migration-guides/java#8-check-what-you-catch',
    ],
  },
  {
    kind: 'task',
    query: 'excluding attributes from the response',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/attributesToRetrieve',
      '/specs/search#schema/baseIndexSettings/unretrievableAttributes',
      '/specs/search#schema/indexSettingsAsSearchParams/responseFields',
    ],
  },
  {
    kind: 'task',
    query: 'weighting events for personalization',
    url: [
      '/specs/personalization#operation/setPersonalizationStrategy',
      '/specs/personalization#schema/personalizationStrategyParams/eventScoring',
      '/specs/personalization#schema/eventScoring/score',
      '/specs/personalization#tag/Strategies',
    ],
  },
  {
    kind: 'task',
    query: 'backing up an index',
    url: ['/docs/clients/guides/copy-or-move-index', '/specs/search#operation/operationIndex'],
  },
  {kind: 'task', query: 'formatting hand-written code', url: ['/docs/contributing/CLI/clients-commands#format-a-folder']},

  {
    kind: 'identifier',
    query: 'saveObjects',
    url: [
      '/docs/clients/migration-guides/javascript#write-many-records',
      '/docs/clients/migration-guides/php#write-many-records',
      '/docs/clients/migration-guides/java#write-many-records',
      '/docs/clients/migration-guides/javascript#write-records',
      '/docs/clients/migration-guides/php#write-records',
      '/docs/clients/migration-guides/java#write-records',
      '/docs/clients/migration-guides#changes-in-all-three-languages',
      '/docs/clients/migration-guides#what-changes-most-work-first',
      '/docs/clients/guides/send-data-to-algolia#limits',
    ],
  },
  {
    kind: 'identifier',
    query: 'generateSecuredApiKey',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
      '/docs/clients/migration-guides/javascript#api-keys',
      '/docs/clients/migration-guides/php#api-keys',
      '/docs/clients/migration-guides/java#api-keys',
      '/docs/clients/migration-guides#changes-in-all-three-languages',
    ],
  },
  {
    kind: 'identifier',
    query: 'removeWordsIfNoResults',
    url: ['/specs/search#schema/indexSettingsAsSearchParams/removeWordsIfNoResults'],
  },
  {kind: 'identifier', query: 'aroundLatLngViaIP', url: ['/specs/search#schema/baseSearchParamsWithoutQuery/aroundLatLngViaIP']},
  {
    kind: 'identifier',
    query: 'operationIndex',
    url: [
      '/specs/search#operation/operationIndex',
      '/docs/clients/guides/copy-or-move-index#copy',
      '/docs/clients/migration-guides/javascript#copy-and-move',
      '/docs/clients/migration-guides/php#copy-and-move',
      '/docs/clients/migration-guides/java#copy-and-move',
    ],
  },
  {
    kind: 'identifier',
    query: 'seeUnretrievableAttributes',
    url: [
      '/specs/search#schema/apiKey/acl',
      '/docs/clients/guides/copy-index-to-another-application#what-you-need',
      '/specs/search#schema/baseIndexSettings/unretrievableAttributes',
    ],
  },
  {
    kind: 'identifier',
    query: 'onewaysynonym',
    url: [
      '/specs/search#schema/synonymHit/type',
      '/specs/search#schema/synonymHit',
      '/specs/search#schema/synonymHit/input',
      '/specs/search#schema/synonymHit/synonyms',
      '/specs/search#operation/saveSynonym',
    ],
  },
  {kind: 'identifier', query: 'ALGOLIA_ADMIN_KEY', url: ['/docs/contributing/testing/playground#credentials']},
  {
    kind: 'identifier',
    query: 'trending-facets',
    url: [
      '/specs/recommend#schema/trendingFacetsRequest/model',
      '/specs/recommend#operation/getRecommendations',
      '/specs/recommend#introduction',
    ],
  },
  {
    kind: 'identifier',
    query: 'uniqueIDColumn',
    url: ['/specs/ingestion#schema/SourceCSV/uniqueIDColumn', '/specs/ingestion#schema/SourceJSON/uniqueIDColumn'],
  },
  {
    kind: 'identifier',
    query: 'funnel_stage',
    url: [
      '/specs/predict#schema/predictions/funnel_stage',
      '/specs/predict#schema/activateModelParams/type',
      '/specs/predict#schema/modelInstance/type',
      '/specs/predict#schema/segmentOperandFunnelStage/name',
    ],
  },
  {kind: 'identifier', query: 'x-use-read-transporter', url: ['/docs/contributing/add-new-api-client#vendor-extensions']},
  {
    kind: 'identifier',
    query: 'getSecuredApiKeyRemainingValidity',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
      '/docs/clients/migration-guides/javascript#api-keys',
      '/docs/clients/migration-guides/php#api-keys',
      '/docs/clients/migration-guides/java#api-keys',
      '/docs/clients/migration-guides#changes-in-all-three-languages',
    ],
  },
  {
    kind: 'identifier',
    query: 'processingTimeMS',
    url: [
      '/specs/search#schema/baseSearchResponse/processingTimeMS',
      '/specs/recommend#schema/baseSearchResponse/processingTimeMS',
    ],
  },
  {kind: 'identifier', query: 'authenticatedUserToken', url: ['/specs/insights#schema/InsightEvent/authenticatedUserToken']},

  {
    kind: 'error',
    query: '403 invalid application id or api key',
    url: [
      '/specs/search#error/403',
      '/specs/abtesting#error/403',
      '/specs/analytics#error/403',
      '/specs/ingestion#error/403',
      '/specs/insights#error/403',
      '/specs/personalization#error/403',
      '/specs/predict#error/403',
      '/specs/query-suggestions#error/403',
      '/specs/recommend#error/403',
      '/specs/ingestion#error/401',
      '/specs/insights#error/401',
      '/specs/predict#error/401',
      '/specs/query-suggestions#error/401',
      '/docs/clients/guides/customized-client-usage#error-messages',
      '/docs/clients/installation#what-can-go-wrong',
      '/docs/clients/guides/send-data-to-algolia#what-can-go-wrong',
      '/docs/clients/guides/copy-index-to-another-application#what-can-go-wrong',
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/contributing/testing/playground#what-can-go-wrong',
    ],
  },
  {
    kind: 'error',
    query: 'RetryError unreachable hosts',
    url: [
      '/docs/clients/guides/customized-client-usage#errors',
      '/docs/clients/guides/customized-client-usage#error-messages',
      '/docs/clients/guides/send-data-to-algolia#what-can-go-wrong',
      '/docs/clients/installation#what-can-go-wrong',
      '/docs/clients/migration-guides/javascript#what-can-go-wrong',
      '/docs/clients/migration-guides/javascript#8-catch-errors-by-class',
    ],
  },
  {
    kind: 'error',
    query: 'Class "Algolia\\AlgoliaSearch\\SearchClient" not found',
    url: ['/docs/clients/migration-guides/php#what-can-go-wrong', '/docs/clients/migration-guides/php#2-create-the-client'],
  },
  {
    kind: 'error',
    query: 'algoliasearch is not a function',
    url: ['/docs/clients/installation#what-can-go-wrong', '/docs/clients/installation#a-script-tag'],
  },
  {
    kind: 'error',
    query: 'The maximum number of retries exceeded. (50/50)',
    url: [
      '/docs/clients/guides/wait-for-a-task-to-finish#what-can-go-wrong',
      '/docs/clients/guides/wait-for-a-task-to-finish#out-of-retries',
      '/docs/clients/guides/wait-for-api-key-to-be-valid#what-can-go-wrong',
    ],
  },
  {kind: 'error', query: 'NoClassDefFoundError com/algolia', url: ['/docs/clients/installation#what-can-go-wrong']},
  {
    kind: 'error',
    query: 'appId is missing',
    url: [
      '/docs/clients/installation#what-can-go-wrong',
      '/docs/clients/guides/customized-client-usage#error-messages',
      '/docs/contributing/testing/playground#what-can-go-wrong',
      '/docs/contributing/add-new-language#common-messages',
    ],
  },
  {
    kind: 'error',
    query: '429 too many requests',
    url: ['/specs/insights#error/429', '/docs/clients/guides/customized-client-usage#error-messages'],
  },
  {
    kind: 'error',
    query: 'The timestamp is too far in the past',
    url: ['/specs/insights#error/422', '/specs/insights#schema/InsightEvent/timestamp'],
  },
  {
    kind: 'error',
    query: 'AlgoliaApiException 404 on every call',
    url: [
      '/docs/clients/migration-guides/java#what-can-go-wrong',
      '/docs/clients/migration-guides/java#8-check-what-you-catch',
      '/docs/clients/guides/customized-client-usage#errors',
    ],
  },
  {kind: 'error', query: 'Key does not exist', url: ['/docs/clients/guides/wait-for-api-key-to-be-valid#what-can-go-wrong']},
  {
    kind: 'error',
    query: 'Could not find a declaration file for module @algolia/client-search',
    url: ['/docs/clients/migration-guides/javascript#what-can-go-wrong', '/docs/clients/installation#types-and-error-classes'],
  },
  {
    kind: 'error',
    query: 'UnreachableException impossible to connect',
    url: [
      '/docs/clients/guides/customized-client-usage#errors',
      '/docs/clients/guides/customized-client-usage#hosts-and-retries',
      '/docs/clients/guides/send-data-to-algolia#what-can-go-wrong',
      '/docs/clients/migration-guides/php#what-can-go-wrong',
      '/docs/clients/migration-guides/php#8-check-what-you-catch',
    ],
  },
  {kind: 'error', query: 'the input device is not a TTY', url: ['/docs/contributing/setup-repository#what-can-go-wrong']},
  {kind: 'error', query: 'NullPointerException browseRules', url: ['/docs/clients/migration-guides/java#what-can-go-wrong']},

  {kind: 'path', query: 'POST /1/indexes/{indexName}/batch', url: ['/specs/search#operation/batch']},
  {kind: 'path', query: 'GET /1/indexes', url: ['/specs/search#operation/listIndices']},
  {kind: 'path', query: 'POST /1/indexes/*/objects', url: ['/specs/search#operation/getObjects']},
  {kind: 'path', query: '1/keys/{key}/restore', url: ['/specs/search#operation/restoreApiKey']},
  {kind: 'path', query: '/1/indexes/films/synonyms/search', url: ['/specs/search#operation/searchSynonyms']},
  {kind: 'path', query: '/1/indexes/products/deleteBy', url: ['/specs/search#operation/deleteBy']},
  {kind: 'path', query: 'GET /1/dictionaries/*/languages', url: ['/specs/search#operation/getDictionaryLanguages']},
  {kind: 'path', query: 'POST /1/clusters/mapping/batch', url: ['/specs/search#operation/batchAssignUserIds']},
  {kind: 'path', query: '/2/filters/noRes', url: ['/specs/analytics#operation/getTopFiltersNoResults']},
  {kind: 'path', query: 'GET /2/hits', url: ['/specs/analytics#operation/getTopHits']},
  {kind: 'path', query: 'PUT /1/tasks/{taskID}/enable', url: ['/specs/ingestion#operation/enableTask']},
  {kind: 'path', query: 'DELETE /1/usertokens/{userToken}', url: ['/specs/insights#operation/deleteUserToken']},
  {
    kind: 'path',
    query: 'POST /1/strategies/personalization',
    url: ['/specs/personalization#operation/setPersonalizationStrategy'],
  },
  {kind: 'path', query: 'POST /1/segments/{segmentID}/users', url: ['/specs/predict#operation/getSegmentUsers']},
  {kind: 'path', query: '/recommend/rules/search', url: ['/specs/recommend#operation/searchRecommendRules']},

  {kind: 'typo', query: 'hitsPerPgae', url: ['/specs/search#schema/indexSettingsAsSearchParams/hitsPerPage']},
  {kind: 'typo', query: 'partialUpdateObjet', url: ['/specs/search#operation/partialUpdateObject']},
  {
    kind: 'typo',
    query: 'replcias',
    url: ['/specs/search#schema/baseIndexSettings/replicas', '/docs/clients/guides/copy-or-move-index#replicas'],
  },
  {kind: 'typo', query: 'aroundLatLgn', url: ['/specs/search#schema/baseSearchParamsWithoutQuery/aroundLatLng']},
  {kind: 'typo', query: 'filtring your search', url: ['/docs/clients/guides/filtering-your-search']},
  {
    kind: 'typo',
    query: 'secured api kyes',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
    ],
  },
  {kind: 'typo', query: 'query sugestions', url: ['/specs/query-suggestions']},
  {
    kind: 'typo',
    query: 'numercFilters',
    url: [
      '/specs/search#schema/baseSearchParamsWithoutQuery/numericFilters',
      '/docs/clients/guides/filtering-your-search#filters-as-lists',
      '/specs/search#schema/deleteByParams/numericFilters',
    ],
  },
  {kind: 'typo', query: 'pull requst title', url: ['/docs/contributing/commit-and-pull-request#title']},
  {
    kind: 'typo',
    query: 'addApiKye',
    url: ['/specs/search#operation/addApiKey', '/docs/clients/guides/wait-for-api-key-to-be-valid#add-a-key'],
  },
  {kind: 'typo', query: 'getTopSerches', url: ['/specs/analytics#operation/getTopSearches']},
  {
    kind: 'typo',
    query: 'composer instal',
    url: [
      '/docs/clients/installation#install',
      '/docs/clients/introduction#install-a-client',
      '/docs/clients/migration-guides/php#1-install-version-4-on-a-branch',
    ],
  },
  {kind: 'typo', query: 'optonalFilters', url: ['/specs/search#schema/baseSearchParamsWithoutQuery/optionalFilters']},
  {
    kind: 'typo',
    query: 'asign user to cluster',
    url: ['/specs/search#operation/assignUserId', '/specs/search#operation/batchAssignUserIds'],
  },
  {
    kind: 'typo',
    query: 'recomend rules',
    url: [
      '/specs/recommend#tag/Rules',
      '/specs/recommend#operation/searchRecommendRules',
      '/specs/recommend#operation/batchRecommendRules',
      '/specs/recommend#operation/getRecommendRule',
      '/specs/recommend#operation/deleteRecommendRule',
    ],
  },

  {
    kind: 'question',
    query: 'why is my search returning only 1000 hits',
    url: [
      '/specs/search#schema/baseIndexSettings/paginationLimitedTo',
      '/specs/search#tag/Search',
      '/specs/search#operation/browse',
      '/docs/clients/migration-guides/javascript#findobject',
    ],
  },
  {
    kind: 'question',
    query: 'how can I test without an algolia account',
    url: ['/docs/clients/installation#try-it-without-an-account'],
  },
  {
    kind: 'question',
    query: 'can I use both versions at the same time',
    url: [
      '/docs/clients/migration-guides/javascript#1-install-version-5-alongside-version-4',
      '/docs/clients/migration-guides/java#1-install-version-4-alongside-version-3',
      '/docs/clients/migration-guides/php#1-install-version-4-on-a-branch',
      '/docs/clients/migration-guides#what-stays',
    ],
  },
  {
    kind: 'question',
    query: 'how do I check if an index exists',
    url: [
      '/docs/clients/migration-guides/javascript#exists',
      '/docs/clients/migration-guides/php#exists',
      '/docs/clients/migration-guides/java#exists',
      '/docs/clients/guides/copy-index-to-another-application#1-check-that-the-name-is-free',
    ],
  },
  {
    kind: 'question',
    query: 'how to combine filters with AND and OR',
    url: [
      '/docs/clients/guides/filtering-your-search#combine-conditions',
      '/docs/clients/guides/filtering-your-search#filters-as-lists',
      '/specs/search#schema/baseSearchParamsWithoutQuery/filters',
    ],
  },
  {kind: 'question', query: 'how do I show counts next to checkboxes', url: ['/docs/clients/guides/retrieving-facets']},
  {
    kind: 'question',
    query: 'can my search key be public',
    url: [
      '/docs/clients/introduction#what-you-need',
      '/docs/clients/installation#what-you-need',
      '/docs/clients/guides/retrieving-facets#what-you-need',
      '/specs/search#schema/apiKey/acl',
    ],
  },
  {kind: 'question', query: 'until when is version 4 supported', url: ['/docs/clients/migration-guides#who-should-migrate-now']},
  {
    kind: 'question',
    query: 'how do I increment a counter',
    url: [
      '/specs/search#schema/builtInOperation/_operation',
      '/specs/search#operation/partialUpdateObject',
      '/docs/clients/migration-guides/javascript#update-one-record',
      '/docs/clients/migration-guides/javascript#write-many-records',
    ],
  },
  {
    kind: 'question',
    query: 'how do I show related products',
    url: [
      '/specs/recommend#operation/getRecommendations',
      '/specs/recommend#introduction',
      '/specs/recommend#schema/baseRecommendationRequest/model',
    ],
  },
  {
    kind: 'question',
    query: 'why is a suggestion missing',
    url: ['/specs/query-suggestions#operation/getLogFile', '/specs/query-suggestions#operation/createConfig'],
  },
  {
    kind: 'question',
    query: 'where do I find my application id',
    url: [
      '/docs/clients/introduction#what-you-need',
      '/docs/clients/installation#what-you-need',
      '/docs/clients/guides/send-data-to-algolia#what-you-need',
    ],
  },
  {
    kind: 'question',
    query: 'do I have to commit the generated code',
    url: [
      '/docs/contributing/commit-and-pull-request#generated-files',
      '/docs/contributing/introduction#before-you-open-a-pull-request',
      '/docs/contributing/CLI/clients-commands#generated-or-hand-written',
    ],
  },
  {kind: 'question', query: 'how are version numbers chosen', url: ['/docs/contributing/release-process#versions']},
  {
    kind: 'question',
    query: 'does the client retry when a host is down',
    url: ['/docs/clients/guides/customized-client-usage#hosts-and-retries'],
  },

  {
    kind: 'wording',
    query: 'bulk insert',
    url: [
      '/docs/clients/guides/send-data-to-algolia#send-a-batch',
      '/docs/clients/guides/send-data-to-algolia#send-many-records',
      '/specs/search#operation/batch',
      '/docs/clients/migration-guides/javascript#write-many-records',
      '/docs/clients/migration-guides/php#write-many-records',
      '/docs/clients/migration-guides/java#write-many-records',
    ],
  },
  {
    kind: 'wording',
    query: 'ip allow list',
    url: [
      '/specs/search#tag/Vaults',
      '/specs/search#operation/getSources',
      '/specs/search#operation/replaceSources',
      '/specs/search#operation/appendSource',
    ],
  },
  {
    kind: 'wording',
    query: 'multi tenant search',
    url: [
      '/docs/clients/migration-guides/javascript#secured-api-keys',
      '/docs/clients/migration-guides/php#secured-api-keys',
      '/docs/clients/migration-guides/java#secured-api-keys',
      '/specs/search#operation/addApiKey',
      '/specs/search#schema/apiKey/queryParameters',
      '/docs/clients/guides/filtering-your-search#filters-as-lists',
    ],
  },
  {
    kind: 'wording',
    query: 'dedupe results',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/distinct',
      '/specs/search#schema/indexSettingsAsSearchParams/attributeForDistinct',
    ],
  },
  {
    kind: 'wording',
    query: 'truncate index',
    url: ['/specs/search#operation/clearObjects', '/docs/clients/guides/send-data-to-algolia#change-and-delete-records'],
  },
  {
    kind: 'wording',
    query: 'aggregations',
    url: [
      '/docs/clients/guides/retrieving-facets',
      '/specs/search#schema/baseSearchParamsWithoutQuery/facets',
      '/specs/search#schema/baseSearchResponse/facets',
      '/specs/search#schema/baseSearchResponse/facets_stats',
    ],
  },
  {
    kind: 'wording',
    query: 'text excerpt around the match',
    url: ['/specs/search#schema/indexSettingsAsSearchParams/attributesToSnippet', '/specs/search#schema/hit/_snippetResult'],
  },
  {
    kind: 'wording',
    query: 'fuzzy matching',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/typoTolerance',
      '/specs/search#schema/indexSettingsAsSearchParams/minWordSizefor1Typo',
      '/specs/search#schema/indexSettingsAsSearchParams/minWordSizefor2Typos',
    ],
  },
  {
    kind: 'wording',
    query: 'boost recent documents',
    url: [
      '/specs/search#schema/indexSettingsAsSearchParams/customRanking',
      '/specs/search#schema/baseSearchParamsWithoutQuery/optionalFilters',
    ],
  },
  {
    kind: 'wording',
    query: 'scroll through all documents',
    url: [
      '/specs/search#operation/browse',
      '/docs/clients/migration-guides/javascript#browse-all-records',
      '/docs/clients/migration-guides/php#browse-all-records',
      '/docs/clients/migration-guides/java#browse-all-records',
    ],
  },
  {
    kind: 'wording',
    query: 'etl from a csv file',
    url: [
      '/specs/ingestion#schema/SourceCSV',
      '/specs/ingestion#operation/createSource',
      '/specs/ingestion#operation/createTask',
      '/specs/ingestion#introduction',
    ],
  },
  {kind: 'wording', query: 'request middleware', url: ['/docs/clients/guides/customized-client-usage#your-own-http-layer']},
  {
    kind: 'wording',
    query: 'map viewport rectangle',
    url: ['/specs/search#schema/baseSearchParamsWithoutQuery/insideBoundingBox'],
  },
  {
    kind: 'wording',
    query: 'fake server for unit tests',
    url: [
      '/docs/clients/installation#try-it-without-an-account',
      '/docs/clients/guides/customized-client-usage#your-own-http-layer',
    ],
  },
  {
    kind: 'wording',
    query: 'merchandising banner',
    url: ['/specs/search#schema/consequence/userData', '/specs/search#operation/saveRule', '/specs/search#tag/Rules'],
  },

  {
    kind: 'beginning',
    query: 'sav obj',
    url: [
      '/specs/search#operation/saveObject',
      '/docs/clients/guides/send-data-to-algolia#send-one-record',
      '/docs/clients/migration-guides/javascript#write-one-record',
      '/docs/clients/migration-guides/php#write-one-record',
      '/docs/clients/migration-guides/java#write-one-record',
      '/docs/clients/migration-guides/javascript#write-many-records',
      '/docs/clients/migration-guides/php#write-many-records',
      '/docs/clients/migration-guides/java#write-many-records',
      '/docs/clients/migration-guides/javascript#write-records',
      '/docs/clients/migration-guides/php#write-records',
      '/docs/clients/migration-guides/java#write-records',
    ],
  },
  {kind: 'beginning', query: 'wait for a ta', url: ['/docs/clients/guides/wait-for-a-task-to-finish']},
  {kind: 'beginning', query: 'combin cond', url: ['/docs/clients/guides/filtering-your-search#combine-conditions']},
  {
    kind: 'beginning',
    query: 'instal jav',
    url: [
      '/docs/clients/installation',
      '/docs/clients/introduction#install-a-client',
      '/docs/clients/migration-guides/javascript#1-install-version-5-alongside-version-4',
      '/docs/clients/migration-guides/java#1-install-version-4-alongside-version-3',
    ],
  },
  {kind: 'beginning', query: 'custom cli us', url: ['/docs/clients/guides/customized-client-usage']},
  {
    kind: 'beginning',
    query: 'getRecomm',
    url: [
      '/specs/recommend#operation/getRecommendations',
      '/specs/recommend#operation/getRecommendRule',
      '/specs/recommend#operation/getRecommendStatus',
    ],
  },
  {kind: 'beginning', query: 'restor ap', url: ['/specs/search#operation/restoreApiKey']},
  {kind: 'beginning', query: 'clear syn', url: ['/specs/search#operation/clearAllSynonyms']},
  {
    kind: 'beginning',
    query: 'maxVal',
    url: [
      '/specs/search#schema/baseIndexSettings/maxValuesPerFacet',
      '/specs/search#schema/baseSearchParamsWithoutQuery/maxValuesPerFacet',
      '/docs/clients/guides/retrieving-facets#limit-and-sort-the-values',
    ],
  },
  {kind: 'beginning', query: 'top countr', url: ['/specs/analytics#operation/getTopCountries']},
  {kind: 'beginning', query: 'error mess', url: ['/docs/clients/guides/customized-client-usage#error-messages']},
  {kind: 'beginning', query: 'vend ext', url: ['/docs/contributing/add-new-api-client#vendor-extensions']},
  {kind: 'beginning', query: 'create dest', url: ['/specs/ingestion#operation/createDestination']},
  {
    kind: 'beginning',
    query: 'trending it',
    url: [
      '/specs/recommend#schema/baseTrendingRequest/model',
      '/specs/recommend#operation/getRecommendations',
      '/specs/recommend#introduction',
    ],
  },
  {kind: 'beginning', query: 'script ta', url: ['/docs/clients/installation#a-script-tag']},
];

/** Words that are nowhere on the site: they must find nothing. */
export const absentWords: string[] = [
  'cors',
  'kubernetes',
  'graphql',
  'terraform',
  'laravel',
  'firebase',
  'instantsearch',
  'billing',
  'mongodb',
  'websocket',
  'elasticsearch',
  'jwt',
];
