// Names of the PHP and Java clients that no spec has: helpers, options, errors and the classes around them. A sample may use no other.
// The released Java client isn't here: the compiler knows its names.

/** Who a sample of another language than JavaScript is written for. */
export type Release = 'alpha' | 'ga';

/** On the search client of both languages. */
export const helperMethods = ['waitForTask', 'waitForApiKey', 'browseObjects', 'browseRules', 'browseSynonyms'];

/** What operations of the specs are called since the release. */
const renamed: Record<string, string> = {
  get: 'customGet',
  post: 'customPost',
  put: 'customPut',
  del: 'customDelete',
  clearAllSynonyms: 'clearSynonyms',
  getConversationRate: 'getConversionRate',
};

/** Only on released clients. */
const releasedHelpers = [
  ...['saveObjects', 'partialUpdateObjects', 'deleteObjects', 'chunkedBatch', 'replaceAllObjects', 'indexExists'],
  ...['generateSecuredApiKey', 'getSecuredApiKeyRemainingValidity', 'waitForAppTask', 'getAppTask', 'setClientApiKey'],
];

/** What a client has of the specs' operations, and its helpers. */
export function listMethods(operations: Iterable<string>, release: Release): string[] {
  if (release === 'alpha') return [...operations, ...helperMethods];
  const named = [...operations].map((name) => renamed[name] ?? name);
  // The whole response: status and headers, too.
  const withInfo = named.map((name) => `${name}WithHttpInfo`);
  return [...named, ...withInfo, ...helperMethods, ...releasedHelpers];
}

const phpFolder = 'Algolia\\AlgoliaSearch\\';
const apis = ['Search', 'Recommend', 'Abtesting', 'Analytics', 'Insights', 'Personalization', 'QuerySuggestions'];
const phpErrors = [
  'AlgoliaException',
  'BadRequestException',
  'NotFoundException',
  'UnreachableException',
  'ExceededRetriesException',
];

const sharedPhpClasses = [
  'Algolia',
  ...apis.map((api) => `Api\\${api}Client`),
  ...apis.map((api) => `Configuration\\${api}Config`),
  ...phpErrors.map((name) => `Exceptions\\${name}`),
  'Support\\AlgoliaAgent',
  ...['HttpClientInterface', 'GuzzleHttpClient', 'CurlHttpClient'].map((name) => `Http\\${name}`),
].map((name) => phpFolder + name);

const ownPhpClasses: Record<Release, string[]> = {
  alpha: ['Support\\Helpers', 'RetryStrategy\\ApiWrapper', 'RetryStrategy\\ClusterHosts', 'Log\\DebugLogger'],
  ga: ['Exceptions\\ValidUntilNotFoundException', 'Exceptions\\DeserializationException'],
};

export function listPhpClasses(release: Release): string[] {
  return [...sharedPhpClasses, ...ownPhpClasses[release].map((name) => phpFolder + name)];
}

const sharedPhpMethods = [
  ...['create', 'createWithConfig', 'getClientConfig', 'getClientName', 'createFromAppId'],
  ...['setHosts', 'setConnectTimeout', 'setReadTimeout', 'setWriteTimeout', 'setDefaultHeaders', 'setAlgoliaAgent'],
  ...['setHttpClient', 'resetHttpClient', 'setLogger', 'setCache', 'enable', 'disable'],
  ...['addAlgoliaAgent', 'sendRequest'],
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

const ownPhpMethods: Record<Release, string[]> = {
  alpha: ['retryUntil', 'buildQuery'],
  ga: [
    ...['setMaxRetries', 'setWaitTaskTimeBeforeRetry', 'setFullHosts', 'setCompressionType', 'getClientConfig'],
    // Of a whole response.
    ...['getHeaders', 'getHeader', 'getData', 'getBody', 'toArray'],
  ],
};

export function listPhpMethods(release: Release): string[] {
  return [...sharedPhpMethods, ...ownPhpMethods[release]];
}

const ownPhpKeys: Record<Release, string[]> = {
  alpha: [],
  ga: [
    ...['readTimeout', 'writeTimeout', 'connectTimeout', 'CURLOPT_PROXY', 'batchResponses', '_operation', 'searchParams'],
    ...['restrictSources', 'userToken'],
  ],
};

/** Keys of request options and of results that no spec has. */
export function listPhpKeys(release: Release): string[] {
  return ['headers', 'queryParameters', 'body', 'restrictIndices', 'validUntil', ...ownPhpKeys[release]];
}

/** What the records of the samples consist of. */
export const filmFields = [
  ...[
    'objectID',
    'title',
    'year',
    'director',
    'genres',
    'actors',
    'rating',
    'runtime',
    'plot',
    'country',
    'language',
    'watched',
    'released',
    'tenant',
  ],
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
