import {isDeepStrictEqual} from 'node:util';
import {type ApiRequest, listOperations, type OpenApiDocument, type PlacedOperation, type Validate} from '@docs/openapi';
import {defaultCredentials} from '../src/builtInKeys.ts';
import {createMockApi, type MockApi} from '../src/createMockApi.ts';
import {createValidator} from '@docs/openapi/validate';
import {serveMockApi} from '../src/serve.ts';
import {buildRequest} from '../src/__fixtures__/createTestApi.ts';
import {answerPointer, buildExampleCall, preparations} from '../src/__fixtures__/exampleCalls.ts';
import {successStatus} from '../src/writtenAnswer.ts';
import {buildMethodCalls, type MethodCall} from './buildArguments.ts';
import {labelOf, type PublishedClient} from './clients.ts';

/** One operation and the method that calls it. */
export type OperationProof = {
  api: string;
  operationId: string;
  method: string;
  /** Why the call with the required parameters does not work, if it does not. */
  reason?: string;
  /** What happens otherwise with all parameters. */
  difference?: string;
};

/** What arrived at the mock and went back. */
type Exchange = {line: string; search: URLSearchParams; sent: unknown; operation: string | null; status: number; body: unknown};

const timeouts = {connect: 20_000, read: 20_000, write: 20_000};

/** Calls every operation of one API through a published client, over a port, each on a fresh mock. */
export async function proveClient(published: PublishedClient, document: OpenApiDocument): Promise<OperationProof[]> {
  const documents = {[published.api]: document};
  let api: MockApi = createMockApi(documents);
  const exchanges: Exchange[] = [];
  const server = await serveMockApi(async (request) => {
    const sent = await request.clone().text();
    const response = await api(request);
    exchanges.push(await readExchange(request, sent, response.clone()));
    return response;
  }, 0);
  try {
    const client = await createClient(published, `localhost:${server.port}/${published.api}`);
    const validate = createValidator(document);
    const proofs: OperationProof[] = [];
    for (const operation of listOperations(document)) {
      const {operationId} = operation.value;
      const check = async (call: MethodCall | undefined): Promise<string | undefined> => {
        if (!call) return undefined;
        api = await createPreparedApi(published.api, document, operation);
        exchanges.length = 0;
        const failure = await callMethod(client, call);
        if (failure === 'missing') return 'The client has no such method.';
        const expected = {operation: `${published.api}.${operationId}`, request: call.request, placed: operation};
        return findFault(expected, exchanges, validate, failure);
      };
      const [first, whole] = buildMethodCalls(published.client, document, operation);
      const reason = await check(first);
      const difference = reason === undefined ? await check(whole) : undefined;
      proofs.push({
        api: published.api,
        operationId,
        method: first.method,
        ...(reason && {reason}),
        ...(difference && {difference}),
      });
    }
    return proofs;
  } finally {
    await server.close();
  }
}

async function createClient(published: PublishedClient, url: string): Promise<Record<string, unknown>> {
  // Packages are named by data, and some have no types: what is used of them is checked below.
  const module = (await import(published.module)) as Record<string, unknown>;
  const factory = module[published.client.factory];
  if (typeof factory !== 'function') throw new Error(`${labelOf(published.client)} has no ${published.client.factory}.`);
  const {appId, adminKey} = defaultCredentials;
  const options = {hosts: [{url, protocol: 'http', accept: 'readWrite'}], timeouts};
  const region = published.region === undefined ? [] : [published.region];
  return Reflect.apply(factory, undefined, [appId, adminKey, ...region, options]) as Record<string, unknown>;
}

/** Undefined when the call succeeds, else why it fails. */
async function callMethod(client: Record<string, unknown>, call: MethodCall): Promise<string | undefined> {
  const method = client[call.method];
  if (typeof method !== 'function') return 'missing';
  try {
    await Reflect.apply(method, client, call.arguments);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function createPreparedApi(name: string, document: OpenApiDocument, operation: PlacedOperation): Promise<MockApi> {
  let time = Date.now();
  const api = createMockApi({[name]: document}, {now: () => (time += 2000)});
  for (const needed of preparations[`${name}.${operation.value.operationId}`] ?? []) {
    const first = listOperations(document).find(({value}) => `${name}.${value.operationId}` === needed);
    if (!first) throw new Error(`${needed} comes before ${operation.value.operationId}, and there is no such operation.`);
    const {line, init} = buildExampleCall(name, first);
    await api(buildRequest(line, init));
  }
  return api;
}

async function readExchange(request: Request, sent: string, response: Response): Promise<Exchange> {
  const {pathname, searchParams: search} = new URL(request.url);
  const received = await response.text();
  return {
    line: `${request.method} ${pathname}`,
    search,
    sent: sent === '' ? undefined : JSON.parse(sent),
    operation: response.headers.get('x-mock-operation'),
    status: response.status,
    body: received === '' ? undefined : JSON.parse(received),
  };
}

function findFault(
  expected: {operation: string; request: ApiRequest; placed: PlacedOperation},
  exchanges: Exchange[],
  validate: Validate,
  failure: string | undefined,
): string | undefined {
  const [exchange] = exchanges;
  if (!exchange) return `No request was made: ${failure ?? 'the client answered by itself'}`;
  if (exchange.status >= 400) return `${exchange.line} is rejected: ${readMessage(exchange.body)}`;
  if (exchange.operation !== expected.operation) return `${exchange.line} is ${String(exchange.operation)}.`;
  if (exchanges.length > 1) return `${exchanges.length} requests were made.`;
  if (failure !== undefined) return `The client refuses the answer: ${failure}`;
  return findDifference(expected.request, exchange) ?? checkAnswer(expected.placed, exchange, validate);
}

/** What of the arguments did not arrive. */
function findDifference({query = {}, body}: ApiRequest, {search, sent}: Exchange): string | undefined {
  const {parameters = {}, ...rest} = query;
  const names = Object.keys({...rest, ...(typeof parameters === 'object' ? parameters : {})});
  const lost = names.filter((name) => !search.has(name));
  if (lost.length > 0) return `The client takes no ${lost.join(', ')} beside the other arguments: it does not send them.`;
  const isNothing = body === undefined && isDeepStrictEqual(sent, {});
  return isNothing || isDeepStrictEqual(sent, body)
    ? undefined
    : `The client changes the body: it sends ${JSON.stringify(sent)}.`;
}

function checkAnswer(placed: PlacedOperation, {status, body}: Exchange, validate: Validate): string | undefined {
  if (String(status) !== successStatus(placed)) return `The answer has the status ${status}.`;
  const pointer = answerPointer(placed);
  if (pointer === undefined) return body === undefined ? undefined : 'The answer has a body.';
  const [fault] = validate(pointer, body);
  return fault && `The answer does not fit its schema: ${fault.keyword} at ${fault.instancePath || 'the top'}.`;
}

function readMessage(body: unknown): string {
  return typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : 'without a message';
}
