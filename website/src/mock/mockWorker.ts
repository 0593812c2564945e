// The nine APIs, in a thread of their own: what a call saves is there for the next one, whatever page asks, until the page is loaded
// anew. An API is loaded with the first call to it.
import {examples} from 'virtual:mock-examples';
import {createMockCore, loadHandlers, type MockApi, parseTables, type State} from '@docs/mock-api/browser';
import {createStandaloneValidate, type OpenApiDocument, type Validate, type Validators} from '@docs/openapi';
import type {MockCall, MockOutcome, MockQuestion, MockResponse} from './mockCall.ts';

type Contract = {document: OpenApiDocument; validators: Validators};

const contracts = import.meta.glob<Contract>('../../../specs/*/spec.yml', {query: '?mock'});
const mocks = new Map<string, Promise<MockApi>>();
// The build wrote it as the mock has it.
const state = parseTables(examples) as State;

addEventListener('message', ({data}: MessageEvent<MockQuestion>) => {
  const reply = (outcome: MockOutcome): void => postMessage({id: data.id, ...outcome});
  respond(data.call).then(
    (response) => reply({response}),
    (error: unknown) => reply({problem: error instanceof Error ? error.message : String(error)}),
  );
});

async function respond({api, method, path, headers, body}: MockCall): Promise<MockResponse> {
  const mock = await findMock(api);
  const request = new Request(new URL(`/${api}${path}`, location.origin), {method, headers, ...(body !== undefined && {body})});
  const start = performance.now();
  const response = await mock(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: [...response.headers],
    body: text,
    milliseconds: performance.now() - start,
    keys: Object.values(state.keys).map(({value, acl, description}) => ({
      value,
      rights: acl,
      description: typeof description === 'string' ? description : '',
    })),
  };
}

/** A failure to load isn't kept: the next call tries again. */
function findMock(api: string): Promise<MockApi> {
  const known = mocks.get(api);
  if (known) return known;
  const loading = loadMock(api);
  mocks.set(api, loading);
  loading.catch(() => mocks.delete(api));
  return loading;
}

async function loadMock(api: string): Promise<MockApi> {
  const load = contracts[`../../../specs/${api}/spec.yml`];
  if (!load) throw new Error(`There is no API ${api}.`);
  const [{document, validators}, handlers] = await Promise.all([load(), loadHandlers(api)]);
  const createValidate = (): Validate => createStandaloneValidate(validators);
  return createMockCore({[api]: document}, {state, createValidate, handlers: {[api]: handlers}});
}
