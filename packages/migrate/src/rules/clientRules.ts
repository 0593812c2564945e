import {customRequest, destroy} from './customRequest.ts';
import {dictionaryRules} from './dictionaries.ts';
import {copyIndex} from './copyIndex.ts';
import {field, type Rule} from './newCall.ts';
import {recommendRules} from './recommend.ts';
import {searchFacetQueries, searchQueries} from './searchQueries.ts';
import {generateSecuredApiKey} from './securedKeys.ts';
import {clientMethod} from './shape.ts';
import {apiKeyRules} from './apiKeys.ts';
import {sideClient} from './sideClients.ts';

const userIds = 'clusters-and-logs';

/** Every method of the client in version 4 that changed. */
export const clientRules: Record<string, Rule> = {
  search: searchQueries,
  multipleQueries: searchQueries,
  searchForFacetValues: searchFacetQueries,
  multipleSearchForFacetValues: searchFacetQueries,
  multipleBatch: (call) => ({
    ...clientMethod({now: 'multipleBatch', section: 'write-records', args: ['requests']})(call),
    wait: {kind: 'perIndex'},
  }),
  multipleGetObjects: clientMethod({now: 'getObjects', section: 'read-records', args: ['requests'], isGeneric: true}),

  copyIndex: copyIndex('copy'),
  copySettings: copyIndex('copy', 'settings'),
  copyRules: copyIndex('copy', 'rules'),
  copySynonyms: copyIndex('copy', 'synonyms'),
  moveIndex: copyIndex('move'),
  listIndices: clientMethod({now: 'listIndices', section: 'indices-and-settings', args: []}),

  ...apiKeyRules,
  generateSecuredApiKey,
  getSecuredApiKeyRemainingValidity: clientMethod({
    now: 'getSecuredApiKeyRemainingValidity',
    section: 'secured-api-keys',
    args: ['securedApiKey'],
  }),

  ...dictionaryRules,
  getAppTask: clientMethod({now: 'getAppTask', section: 'tasks', args: ['taskID']}),
  waitAppTask: clientMethod({now: 'waitForAppTask', section: 'tasks', args: ['taskID']}),

  getLogs: clientMethod({now: 'getLogs', section: userIds, args: []}),
  listClusters: clientMethod({now: 'listClusters', section: userIds, args: []}),
  assignUserID: clientMethod({now: 'assignUserId', section: userIds, args: ['xAlgoliaUserID', 'assignUserIdParams.cluster']}),
  assignUserIDs: () => ({
    todo: '`assignUserIDs` is now `batchAssignUserIds({ xAlgoliaUserID, batchAssignUserIdsParams: { cluster, users } })`.',
    section: userIds,
    why: '`xAlgoliaUserID` is required and has no counterpart in version 4.',
  }),
  getUserID: clientMethod({now: 'getUserId', section: userIds, args: ['userID']}),
  searchUserIDs: (call) => {
    const options = call.options(1);
    const cluster = options.take('cluster');
    const [query] = call.args;
    return {
      method: 'searchUserIds',
      section: userIds,
      fields: [field('query', query), field('clusterName', cluster), ...options.rest],
      requestOptions: options.requestOptions,
    };
  },
  listUserIDs: clientMethod({now: 'listUserIds', section: userIds, args: []}),
  getTopUserIDs: (call) => ({
    ...clientMethod({now: 'getTopUserIds', section: userIds, args: []})(call),
    finding: {kind: 'check', why: '`topUsers` was an object. Now it’s a list of objects.'},
  }),
  removeUserID: clientMethod({now: 'removeUserId', section: userIds, args: ['userID']}),
  hasPendingMappings: (call) => {
    const options = call.options(0);
    const retrieveMappings = options.take('retrieveMappings');
    return {
      method: 'hasPendingMappings',
      section: userIds,
      fields: [field('getClusters', retrieveMappings), ...options.rest],
      requestOptions: options.requestOptions,
    };
  },

  customRequest,
  destroy,
  initAnalytics: sideClient('initAnalytics'),
  initPersonalization: sideClient('initPersonalization'),
  initRecommendation: sideClient('initPersonalization'),
  ...recommendRules,
};
