// The nine APIs, in a thread of their own: what a call saves is there for the next one, whatever page asks, until the page is loaded
// anew. An API is loaded with the first call to it.
import {examples} from 'virtual:mock-examples';
import {
  bringUpToDate,
  createMockCore,
  type Credentials,
  defaultCredentials,
  emptyState,
  loadHandlers,
  type MockApi,
  parseState,
  sampleCredentials,
  type State,
} from '@docs/mock-api/browser';
import {createStandaloneValidate, type OpenApiDocument, type Validate, type Validators} from '@docs/openapi';
import type {MockCall, MockKey, MockQuestion, MockReply, MockResponse, MockTask, MockTasks} from './mockCall.ts';

type Contract = {document: OpenApiDocument; validators: Validators};
type Application = Credentials & {state: State};

const contracts = import.meta.glob<Contract>('../../../specs/*/spec.yml', {query: '?mock'});
const mocks = new Map<string, Promise<MockApi>>();

/** References and guides call it by other names, but it is one application. Guides that copy an index have a second one. */
const own: Application = {...defaultCredentials, state: parseState(examples)};
const other: Application = {...sampleCredentials.other, state: emptyState()};
const applications = [own, {...sampleCredentials.own, state: own.state}, other];

type Answers = {
  [Task in MockTask]: (given: MockTasks[Task]['given']) => MockTasks[Task]['result'] | Promise<MockTasks[Task]['result']>;
};

const answers: Answers = {
  call: respond,
  readData() {
    bringUpToDate(own.state, Date.now());
    return JSON.stringify(own.state);
  },
  loadData: (text) => replaceStates(parseState(text)),
  resetData: () => replaceStates(parseState(examples)),
  emptyData: () => replaceStates(emptyState()),
};

addEventListener('message', ({data}: MessageEvent<MockQuestion>) => {
  const reply = (outcome: MockReply): void => postMessage(outcome);
  answer(data).then(
    (result) => reply({id: data.id, result}),
    (error: unknown) => reply({id: data.id, problem: error instanceof Error ? error.message : String(error)}),
  );
});

async function answer<Task extends MockTask>({
  task,
  given,
}: {
  task: Task;
  given: MockTasks[Task]['given'];
}): Promise<MockTasks[Task]['result']> {
  return answers[task](given);
}

/** The APIs that are loaded hold the state itself: it stays, and what is in it changes. The second application starts with nothing. */
function replaceStates(next: State): undefined {
  Object.assign(own.state, next);
  Object.assign(other.state, emptyState());
}

async function respond({api, method, path, headers, body}: MockCall): Promise<MockResponse> {
  const url = new URL(`/${api}${path}`, location.origin);
  const request = new Request(url, {method, headers, ...(body !== undefined && {body})});
  const application = findApplication(
    request.headers.get('x-algolia-application-id') ?? url.searchParams.get('x-algolia-application-id'),
  );
  const mock = await findMock(api, application);
  const start = performance.now();
  const response = await mock(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    body: text,
    milliseconds: performance.now() - start,
    keys: listKeys(application),
  };
}

/** An unknown one is the mock's own: that one refuses it in the words of the API. */
function findApplication(appId: string | null): Application {
  return applications.find((known) => known.appId === appId) ?? own;
}

function listKeys({state}: Application): MockKey[] {
  return Object.values(state.keys).map(({value, acl, description = ''}) => ({value, rights: acl, description}));
}

/** A failure to load isn't kept: the next call tries again. */
function findMock(api: string, application: Application): Promise<MockApi> {
  const name = `${application.appId}/${api}`;
  const known = mocks.get(name);
  if (known) return known;
  const loading = loadMock(api, application);
  mocks.set(name, loading);
  loading.catch(() => mocks.delete(name));
  return loading;
}

async function loadMock(api: string, application: Application): Promise<MockApi> {
  const load = contracts[`../../../specs/${api}/spec.yml`];
  if (!load) throw new Error(`The mock has no API ${api}.`);
  const [{document, validators}, handlers] = await Promise.all([load(), loadHandlers(api)]);
  const createValidate = (): Validate => createStandaloneValidate(validators);
  return createMockCore({[api]: document}, {...application, createValidate, handlers: {[api]: handlers}});
}
