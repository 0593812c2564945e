import {listOperations} from '@docs/openapi';
import {films, filmSettings} from './films.ts';
import {keyOf} from './handlers/recommend.ts';
import type {Documents} from './request/apis.ts';
import type {ApiKey} from './state/apiKeys.ts';
import type {Entry, Index} from './state/indices.ts';
import type {IngestionState, IngestionTask, Resource} from './state/ingestion.ts';
import type {ABTest, Segment, Strategy, SuggestionsConfig} from './state/otherApis.ts';
import {emptyState, type State} from './state/state.ts';
import {createTable, type StateTable} from './state/table.ts';
import {writtenExamples} from './writtenAnswer.ts';

/** What the examples of the documents speak of, so that each of them works at once: an index of films, a test, a key. */
export function exampleState(documents: Documents): State {
  // The casts are sound: the checks of the specs hold every example against its schema.
  const read = <Value>(api: string, operationId: string): Value[] => readExamples(documents, api, operationId) as Value[];
  const abTests = read<{abtests: ABTest[]}>('abtesting', 'listABTests').flatMap(({abtests}) => abtests);
  const state = emptyState();
  return {
    ...state,
    lastTaskID: 1514562690100,
    indices: buildIndices(read<Entry>('search', 'getRule'), read<Entry>('search', 'getSynonym')),
    keys: byID('value', read<ApiKey>('search', 'getApiKey')),
    abTests: uniqueBy('abTestID', [...read<ABTest>('abtesting', 'getABTest'), ...abTests]).map(keepRunning),
    lastABTestID: 300,
    ingestion: buildIngestion(read),
    suggestions: byID(
      'indexName',
      read<SuggestionsConfig>('query-suggestions', 'getConfig').map((config) => ({...config, builtAt: 0})),
    ),
    strategy: read<Strategy>('personalization', 'getPersonalizationStrategy')[0] ?? state.strategy,
    segments: byID(
      'segmentID',
      read<Segment>('predict', 'fetchSegment').map((segment) => ({...segment, readyAt: 0})),
    ),
    recommendRules: createTable([
      [keyOf({model: 'related-products', indexName: 'products'}), byID('objectID', read<Entry>('recommend', 'getRecommendRule'))],
    ]),
  };
}

function readExamples(documents: Documents, api: string, operationId: string): unknown[] {
  const document = documents[api];
  const operation = document && listOperations(document).find(({value}) => value.operationId === operationId);
  // A copy: calls change the state, and the document must stay as it is.
  return operation ? structuredClone(writtenExamples(document, operation)) : [];
}

function buildIndices(rules: Entry[], synonyms: Entry[]): StateTable<Index> {
  const date = '2023-03-01T12:00:00.000Z';
  const build = (parts: Partial<Index>): Index => ({
    createdAt: date,
    updatedAt: date,
    records: byID('objectID', structuredClone(films)),
    settings: {},
    rules: createTable(),
    synonyms: createTable(),
    ...parts,
  });
  const shared = {rules: byID('objectID', rules), synonyms: byID('objectID', synonyms)};
  const byYear = {...filmSettings, ranking: ['desc(year)', 'typo', 'words', 'attribute', 'custom'], replicas: undefined};
  return createTable([
    ['films', build({...shared, settings: filmSettings})],
    ['films_by_year', build({settings: dropUndefined(byYear), primary: 'films'})],
    ['films_copy', build({settings: dropUndefined({...filmSettings, replicas: undefined})})],
  ]);
}

/** The tests of the examples ended in 2023. Those that are active there are active here. */
function keepRunning(test: ABTest): ABTest {
  return test.status === 'active' ? {...test, endAt: '2099-12-31T00:00:00Z'} : test;
}

function buildIngestion(read: <Value>(api: string, operationId: string) => Value[]): IngestionState {
  const list = <Value extends Resource>(one: string, many: string, name: string, id: string): StateTable<Value> => {
    const lists = read<Record<string, Value[]>>('ingestion', many).flatMap((page) => page[name] ?? []);
    return byID(id, [...lists, ...read<Value>('ingestion', one)]);
  };
  return {
    authentications: addInputs(list('getAuthentication', 'getAuthentications', 'authentications', 'authenticationID')),
    sources: list('getSource', 'getSources', 'sources', 'sourceID'),
    destinations: list('getDestination', 'getDestinations', 'destinations', 'destinationID'),
    tasks: list<IngestionTask>('getTask', 'getTasks', 'tasks', 'taskID'),
    runs: createTable([[exampleRun.runID, exampleRun]]),
  };
}

/** Lists leave out what a credential consists of. */
function addInputs(authentications: StateTable<Resource>): StateTable<Resource> {
  const inputs: Record<string, unknown> = {
    basic: {username: 'reader', password: 'mock'},
    algolia: {appID: 'K7QW2MXZ9A', apiKey: 'mock'},
  };
  const complete = Object.values(authentications).map((entry) => ({input: inputs[String(entry.type)], ...entry}));
  return byID('authenticationID', complete);
}

const exampleRun = {
  runID: 'e14b7c92-8a3d-4f60-9b5e-2d6c1f0a8e37',
  taskID: '5a9d3e70-1f4b-4c82-a6d9-0b8e7f2c4d15',
  createdAt: Date.parse('2023-03-08T03:00:00Z'),
  stepDelay: 1000,
  type: 'reindex' as const,
  eventIDs: [
    '02d7a5e8-6c3f-4b91-ad42-8f1e0c9b7a56',
    '9c60f2a4-7b1d-4e58-8f3a-6e5d4c2b1a09',
    'b0c3a1d7-5e2f-4c68-9a4d-1f7e6b8c2d35',
  ],
};

function byID<Value extends object>(id: string, values: Value[]): StateTable<Value> {
  return createTable(values.map((value) => [String(Reflect.get(value, id)), value]));
}

function uniqueBy<Value extends object>(id: string, values: Value[]): Value[] {
  return values.filter(
    (value, index) => values.findIndex((other) => Reflect.get(other, id) === Reflect.get(value, id)) === index,
  );
}

function dropUndefined(settings: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
