// Names of the PHP and Java clients that no spec has: helpers, options, errors and the classes around them. Those of the pre-release
// that this site documents; a sample may use no other.

/** On the search client of both languages. */
export const helperMethods = ['waitForTask', 'waitForApiKey', 'browseObjects', 'browseRules', 'browseSynonyms'];

const phpFolder = 'Algolia\\AlgoliaSearch\\';
const apis = ['Search', 'Recommend', 'Abtesting', 'Analytics', 'Insights', 'Personalization', 'QuerySuggestions'];
const phpErrors = [
  'AlgoliaException',
  'BadRequestException',
  'NotFoundException',
  'UnreachableException',
  'ExceededRetriesException',
];

export const phpClasses = [
  'Algolia',
  ...apis.map((api) => `Api\\${api}Client`),
  ...apis.map((api) => `Configuration\\${api}Config`),
  ...phpErrors.map((name) => `Exceptions\\${name}`),
  ...['AlgoliaAgent', 'Helpers'].map((name) => `Support\\${name}`),
  ...['HttpClientInterface', 'GuzzleHttpClient', 'CurlHttpClient'].map((name) => `Http\\${name}`),
  ...['ApiWrapper', 'ClusterHosts'].map((name) => `RetryStrategy\\${name}`),
  'Log\\DebugLogger',
].map((name) => phpFolder + name);

export const phpMethods = [
  ...['create', 'createWithConfig', 'getClientConfig', 'getClientName', 'createFromAppId'],
  ...['setHosts', 'setConnectTimeout', 'setReadTimeout', 'setWriteTimeout', 'setDefaultHeaders', 'setAlgoliaAgent'],
  ...['setHttpClient', 'resetHttpClient', 'setLogger', 'setCache', 'enable', 'disable'],
  ...['addAlgoliaAgent', 'retryUntil', 'buildQuery', 'sendRequest'],
  // Of exceptions and of PSR-7.
  ...[
    'getCode',
    'getMessage',
    'getUri',
    'withUri',
    'withScheme',
    'withHost',
    'withPort',
    'withPath',
    'getPath',
    'getMethod',
    'getStatusCode',
  ],
];

/** Keys of request options and of results that no spec has. */
export const phpKeys = ['headers', 'queryParameters', 'body', 'restrictIndices', 'validUntil'];

/** What the records of the samples consist of. */
export const filmFields = [
  ...['objectID', 'title', 'year', 'director', 'genres', 'actors', 'rating', 'runtime', 'plot', 'country', 'language', 'watched'],
];

export const javaClasses = [
  ...apis.map((api) => `api.${api}Client`),
  ...['ClientOptions', 'RequestOptions', 'ApiKeyOperation', 'LogLevel', 'Requester', 'HttpRequester', 'AlgoliaAgent'].map(
    (name) => `utils.${name}`,
  ),
  ...['StatefulHost', 'CallType'].map((name) => `utils.retry.${name}`),
  ...['AlgoliaRuntimeException', 'AlgoliaApiException', 'AlgoliaRetryException', 'AlgoliaRetriesExceededException'].map(
    (name) => `exceptions.${name}`,
  ),
].map((name) => `com.algolia.${name}`);

export const javaMethods = [
  // Models of alternatives, and a class inside of AlgoliaAgent.
  ...['of', 'Segment'],
  ...['setHosts', 'setRequester', 'addAlgoliaAgentSegment', 'setAlgoliaAgentSegments', 'addAlgoliaAgent'],
  ...['setConnectTimeout', 'setReadTimeout', 'setWriteTimeout', 'addDefaultHeader', 'setLogLevel', 'addInterceptor'],
  ...['addExtraHeader', 'addExtraQueryParameters', 'getHttpErrorCode'],
  // Of OkHttp.
  ...['request', 'proceed', 'url', 'newBuilder', 'build', 'scheme', 'host', 'port', 'encodedPath', 'method', 'header', 'code'],
  // Of Java itself.
  ...['println', 'printf', 'print', 'format', 'getMessage', 'min', 'max', 'equals', 'toString', 'valueOf', 'parseLong', 'length'],
  ...['add', 'addAll', 'get', 'put', 'isEmpty', 'size', 'clear', 'remove', 'subList', 'iterator', 'keySet', 'entrySet'],
  ...['forEach', 'stream', 'map', 'filter', 'collect', 'toList', 'joining', 'join', 'append', 'getKey', 'getValue', 'thenAccept'],
  ...['getInstance', 'init', 'doFinal', 'getBytes', 'encodeToString', 'getEncoder', 'encode', 'getDecoder', 'decode'],
  ...['compile', 'matcher', 'find', 'group', 'test', 'now', 'getEpochSecond', 'currentTimeMillis'],
];
