import type {Section} from '../report/sections.ts';
import {isLitePackage} from '../values/value.ts';
/** What became of an export of version 4. */
export type NewExport =
  | {kind: 'same'}
  | {kind: 'renamed'; name: string; package?: string}
  /** An object whose members are strings now. */
  | {kind: 'enum'; write: (member: string) => string}
  /** A type that another one replaces everywhere, without an import. */
  | {kind: 'inline'; code: string}
  | {kind: 'gone'; why: string; section: Section};

const common = '@algolia/client-common';
const lowerFirst = (member: string): string => member.charAt(0).toLowerCase() + member.slice(1);
const camel: NewExport = {kind: 'enum', write: lowerFirst};
const moved = (name: string): NewExport => ({kind: 'renamed', name, package: common});
const renamed = (name: string): NewExport => ({kind: 'renamed', name});
const calls: Record<string, string> = {Read: 'read', Write: 'write', Any: 'readWrite'};

const types: Record<string, string> = {
  SearchOptions: 'SearchParamsObject',
  MultipleQueriesQuery: 'SearchQuery',
  MultipleQueriesResponse: 'SearchResponses',
  Settings: 'IndexSettings',
  Synonym: 'SynonymHit',
  FacetHit: 'FacetHits',
  BatchActionType: 'Action',
  ApiKeyACLType: 'Acl',
  DeleteByFiltersOptions: 'DeleteByParams',
  IndexOperationResponse: 'UpdatedAtResponse',
  SetSettingsResponse: 'UpdatedAtResponse',
  SaveRulesResponse: 'UpdatedAtResponse',
  DeleteResponse: 'DeletedAtResponse',
  TaskStatusResponse: 'GetTaskResponse',
  AddApiKeyOptions: 'ApiKey',
  UpdateApiKeyOptions: 'ApiKey',
  DictionaryName: 'DictionaryType',
  DictionarySettings: 'DictionarySettingsParams',
  DictionaryEntriesResponse: 'UpdatedAtResponse',
  StrategyType: 'SearchStrategy',
  ConsequencePromote: 'Promote',
  Index: 'FetchedIndex',
  Indice: 'FetchedIndex',
  MultipleGetObject: 'GetObjectsRequest',
  MultipleGetObjectsResponse: 'GetObjectsResponse',
  UserIDResponse: 'UserId',
  ListUserIDsResponse: 'ListUserIdsResponse',
  GetTopUserIDsResponse: 'GetTopUserIdsResponse',
  SearchUserIDsResponse: 'SearchUserIdsResponse',
  RemoveUserIDResponse: 'RemoveUserIdResponse',
  AssignUserIDResponse: 'CreatedAtResponse',
  AssignUserIDsResponse: 'CreatedAtResponse',
};

const gone = (why: string, section: Section = 'types'): NewExport => ({kind: 'gone', why, section});

const exports: Record<string, NewExport> = {
  ...Object.fromEntries(Object.entries(types).map(([name, now]) => [name, renamed(now)])),
  AlgoliaSearchOptions: moved('ClientOptions'),
  SearchIndex: {kind: 'inline', code: 'string'},
  ObjectWithObjectID: {kind: 'inline', code: '{ objectID: string }'},
  ChunkedBatchResponse: {kind: 'inline', code: '{ objectIDs: string[]; taskIDs: number[] }'},

  createInMemoryCache: moved('createMemoryCache'),
  createNodeHttpRequester: renamed('createHttpRequester'),
  createBrowserXhrRequester: renamed('createXhrRequester'),

  ApiKeyACLEnum: {kind: 'enum', write: (member) => (member === 'Browser' ? 'browse' : lowerFirst(member))},
  BatchActionEnum: {kind: 'enum', write: (member) => lowerFirst(member).replace(/Index$/, '')},
  ScopeEnum: camel,
  StrategyEnum: camel,
  SynonymEnum: camel,
  AuthMode: {kind: 'enum', write: (member) => member},
  CallEnum: {kind: 'enum', write: (member) => calls[member] ?? lowerFirst(member)},
  MethodEnum: {kind: 'enum', write: (member) => member.toUpperCase()},
  HostStatusEnum: camel,

  WaitablePromise: gone('A plain `Promise` takes its place.'),
  createWaitablePromise: gone('Promises have no `wait` any more.', '5-replace-every-wait'),
  createRetryablePromise: gone('Its successor, `createIterablePromise`, works differently.', '5-replace-every-wait'),
  createSearchClient: gone('Use `searchClient(appId, apiKey, options)`, which has all methods.', 'clients-and-imports'),
  createAnalyticsClient: gone('Use `analyticsClient(appId, apiKey, region, options)`.', 'clients-and-imports'),
  createPersonalizationClient: gone('Use `personalizationClient(appId, apiKey, region, options)`.', 'clients-and-imports'),
  accountCopyIndex: gone('It’s a method of the client, which takes names and credentials.', 'copy-to-another-application'),
  createUserAgent: gone('Use the option `algoliaAgents`.', '9-rename-the-options'),
  createAuth: gone('Its arguments have another order: `createAuth(appId, apiKey, mode)`.', 'client-options-and-errors'),
  createApiError: gone('Errors are classes: `ApiError`.', '8-catch-errors-by-class'),
  createRetryError: gone('Errors are classes: `RetryError`.', '8-catch-errors-by-class'),
  createDeserializationError: gone('Errors are classes: `DeserializationError`.', '8-catch-errors-by-class'),
  createMissingObjectIDError: gone('Version 5 doesn’t check records for an `objectID`.', '8-catch-errors-by-class'),
  createObjectNotFoundError: gone('`findObject` is gone, and its error with it.', '8-catch-errors-by-class'),
  createValidUntilNotFoundError: gone('Version 5 throws an `Error`.', '8-catch-errors-by-class'),
};

/** Options whose names are the same. */
const keptOptions = new Set([
  'RequestOptions',
  'SaveObjectsOptions',
  'ReplaceAllObjectsOptions',
  'ClientOptions',
  'BrowserLocalStorageOptions',
]);

/** Packages whose exports are in `@algolia/client-common` now, under the same names. */
const merged = /^@algolia\/(cache-(common|in-memory|browser-local-storage)|logger-common|requester-common|transporter)$/;

export function newExport(packageName: string, name: string): NewExport {
  if (name === 'SearchClient' && packageName === 'algoliasearch') return renamed('Algoliasearch');
  if (name === 'SearchClient' && isLitePackage(packageName)) return renamed('LiteClient');
  if (/Options$/.test(name) && !keptOptions.has(name) && !Object.hasOwn(exports, name))
    return gone('Version 5 has types that end in `Props` or `Params` for the arguments of methods.');
  const known = Object.hasOwn(exports, name) ? exports[name] : undefined;
  if (known) return known;
  return merged.test(packageName) ? moved(name) : {kind: 'same'};
}

/** The named export that takes the place of a package's default export. */
export function namedFactory(packageName: string): string | undefined {
  if (packageName === 'algoliasearch') return 'algoliasearch';
  if (isLitePackage(packageName)) return 'liteClient';
  if (packageName.startsWith('algoliasearch/')) return 'algoliasearch';
  return packageName === '@algolia/recommend' ? 'recommendClient' : undefined;
}

/** Where the files of version 5 are. */
export function newSource(packageName: string): string {
  if (isLitePackage(packageName)) return 'algoliasearch/lite';
  return packageName.startsWith('algoliasearch/') ? 'algoliasearch' : merged.test(packageName) ? common : packageName;
}
