import algoliasearch, {type SearchClient, type SearchIndex} from 'algoliasearch-v4';
import {defaultCredentials} from '../src/builtInKeys.ts';
import {createMockApi, type MockApi} from '../src/createMockApi.ts';
import type {Documents} from '../src/request/apis.ts';
import {serveMockApi} from '../src/serve.ts';

/** One method of version 4, the operations that it calls, and why the mock refuses it, if it does. */
export type Version4Proof = {method: string; operations: string[]; reason?: string};

type Method = (client: SearchClient, index: SearchIndex) => PromiseLike<unknown>;

const film = {objectID: 'heat', title: 'Heat'};
const rule = {objectID: 'r', conditions: [{context: 'web'}], consequence: {params: {filters: 'genres:Drama'}}};
const synonym = {objectID: 's', type: 'oneWaySynonym', input: 'scary', synonyms: ['horror']} as const;
const forwardToReplicas = true;

/** What programs do with version 4: it has other methods than the specs, and sends some requests in another form. */
const methods: Record<string, Method> = {
  multipleQueries: (client) =>
    client.multipleQueries([
      {indexName: 'films', query: 'alien', params: {hitsPerPage: 1}},
      {indexName: 'films_by_year', query: 'piano'},
    ]),
  multipleGetObjects: (client) => client.multipleGetObjects([{indexName: 'films', objectID: 'dune'}]),
  multipleBatch: (client) => client.multipleBatch([{action: 'addObject', indexName: 'films', body: film}]).wait(),
  copyIndex: (client) => client.copyIndex('films', 'films_backup').wait(),
  copyRules: (client) => client.copyRules('films', 'films_backup').wait(),
  moveIndex: (client) => client.moveIndex('films_copy', 'films').wait(),
  listIndices: (client) => client.listIndices(),
  listApiKeys: (client) => client.listApiKeys(),
  addApiKey: (client) => client.addApiKey(['search'], {description: 'Film page', indexes: ['films']}).wait(),
  getLogs: (client) => client.getLogs({length: 5}),
  'index.search': (_, index) => index.search('dune', {hitsPerPage: 5}),
  'index.searchForFacetValues': (_, index) => index.searchForFacetValues('director', 'rid'),
  'index.getObject': (_, index) => index.getObject('dune', {attributesToRetrieve: ['title', 'year']}),
  'index.getObjects': (_, index) => index.getObjects(['dune', 'alien'], {attributesToRetrieve: ['title']}),
  'index.saveObject': (_, index) => index.saveObject(film).wait(),
  'index.saveObjects': (_, index) => index.saveObjects([{title: 'Ran'}], {autoGenerateObjectIDIfNotExist: true}).wait(),
  'index.partialUpdateObject': (_, index) => index.partialUpdateObject({objectID: 'dune', year: 2021}).wait(),
  'index.deleteObject': (_, index) => index.deleteObject('dune').wait(),
  'index.deleteObjects': (_, index) => index.deleteObjects(['dune', 'alien']).wait(),
  'index.deleteBy': (_, index) => index.deleteBy({filters: 'year < 1980'}).wait(),
  'index.replaceAllObjects': (_, index) => index.replaceAllObjects([film], {safe: true}),
  'index.clearObjects': (_, index) => index.clearObjects().wait(),
  'index.delete': (_, index) => index.delete().wait(),
  'index.exists': (_, index) => index.exists(),
  'index.getSettings': (_, index) => index.getSettings(),
  'index.setSettings': (_, index) => index.setSettings({hitsPerPage: 5}, {forwardToReplicas}).wait(),
  'index.browseObjects': (_, index) => index.browseObjects({batch: () => undefined}),
  'index.browseRules': (_, index) => index.browseRules({batch: () => undefined}),
  'index.browseSynonyms': (_, index) => index.browseSynonyms({batch: () => undefined}),
  'index.findObject': (_, index) => index.findObject((hit) => hit.objectID === 'dune'),
  'index.saveRule': (_, index) => index.saveRule(rule, {forwardToReplicas}).wait(),
  'index.replaceAllRules': (_, index) => index.replaceAllRules([rule], {forwardToReplicas}).wait(),
  'index.searchRules': (_, index) => index.searchRules('desert', {hitsPerPage: 5}),
  'index.saveSynonym': (_, index) => index.saveSynonym(synonym, {forwardToReplicas}).wait(),
  'index.replaceAllSynonyms': (_, index) => index.replaceAllSynonyms([synonym], {forwardToReplicas}).wait(),
  'index.searchSynonyms': (_, index) => index.searchSynonyms('movie', {type: 'synonym', page: 0, hitsPerPage: 10}),
  'index.clearSynonyms': (_, index) => index.clearSynonyms({forwardToReplicas}).wait(),
};

/** Calls each method over a port, on a fresh mock. */
export async function proveVersion4(documents: Documents): Promise<Version4Proof[]> {
  let api: MockApi = createMockApi(documents);
  let operations = new Set<string>();
  const server = await serveMockApi(async (request) => {
    const response = await api(request);
    operations.add((response.headers.get('x-mock-operation') ?? 'refused').replace('search.', ''));
    return response;
  }, 0);
  try {
    const {appId, adminKey} = defaultCredentials;
    const hosts = [{url: `localhost:${server.port}/search`, protocol: 'http'}];
    const client = algoliasearch(appId, adminKey, {hosts, timeouts: {connect: 20, read: 20, write: 20}});
    const proofs: Version4Proof[] = [];
    for (const [method, call] of Object.entries(methods)) {
      api = createMockApi(documents, {taskDelay: 0, keyDelay: 0});
      operations = new Set();
      const reason = await findRefusal(call(client, client.initIndex('films')));
      proofs.push({method, operations: [...operations], ...(reason === undefined ? {} : {reason})});
    }
    return proofs;
  } finally {
    await server.close();
  }
}

/** Version 4 throws objects that are no errors. */
async function findRefusal(call: PromiseLike<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
  }
}
