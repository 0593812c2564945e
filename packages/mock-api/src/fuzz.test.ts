import {requestLayer} from '@docs/algolia-specs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createMockApi, type MockApi} from './createMockApi.ts';
import {type ApiRequest, checkRequest, listOperations, type PlacedOperation} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';
import {buildRequest, documents} from './__fixtures__/createTestApi.ts';
import {answerPointer, writeRequest} from './__fixtures__/exampleCalls.ts';
import {schemaArbitrary} from './__fixtures__/schemaArbitrary.ts';

const apis = Object.entries(documents).map(([name, document]) => ({
  name,
  document,
  validate: createValidator(document),
  operations: listOperations(document).filter(({path}) => path !== '/1{path}'),
}));
type Api = (typeof apis)[number];

/** Requests to one operation that mostly fit its schemas. */
function requestArbitrary({document}: Api, {parameters, value}: PlacedOperation): fc.Arbitrary<ApiRequest> {
  const place = (where: string) => {
    const own = parameters.filter((parameter) => parameter.value.in === where).map((parameter) => parameter.value);
    // The example half of the time, so that requests also reach what is there.
    const fields = own.map(({name, schema = {}, example}) => {
      const any = schemaArbitrary(document, schema);
      return [name, example === undefined ? any : fc.oneof(fc.constant(example), any)] as const;
    });
    return fc.record(Object.fromEntries(fields), {requiredKeys: own.filter(({required}) => required).map(({name}) => name)});
  };
  const schema = value.requestBody?.content['application/json']?.schema;
  return fc.record({
    path: place('path').filter((path) => Object.values(path).every(isSegment)),
    query: place('query'),
    headers: place('header').filter((headers) =>
      Object.values(headers).every((text) => String(text).trim() === text && text !== ''),
    ),
    ...(schema ? {body: schemaArbitrary(document, schema)} : {}),
  });
}

/** What can stand in an address: it is not empty, and neither "." nor "..", which every client takes away. */
function isSegment(value: unknown): boolean {
  return !/^(\.{0,2}|\*)$/.test(String(value));
}

/** Lists in a query cannot be empty, nor hold commas. */
function isWritable({query = {}}: ApiRequest): boolean {
  return Object.values(query).every(
    (value) => !Array.isArray(value) || (value.length > 0 && !value.some((entry) => String(entry).includes(','))),
  );
}

async function send(api: MockApi, name: string, operation: PlacedOperation, request: ApiRequest) {
  const {line, init} = writeRequest(name, operation, request);
  const response = await api(buildRequest(line, init));
  const text = await response.text();
  const body = (text === '' ? {} : JSON.parse(text)) as {message?: string; faults?: unknown[]};
  return {status: response.status, operation: response.headers.get('x-mock-operation'), body};
}

describe.each(apis)('$name', (api) => {
  const mock = createMockApi({[api.name]: api.document});

  it.each(api.operations.map((operation) => ({id: operation.value.operationId, operation})))(
    'takes what fits the schemas of $id, and refuses what does not',
    async ({id, operation}) => {
      const find = (request: ApiRequest) =>
        checkRequest(operation, request, {document: api.document, validate: api.validate, layer: requestLayer});
      await fc.assert(
        fc.asyncProperty(requestArbitrary(api, operation).filter(isWritable), breakingArbitrary, async (request, breaking) => {
          const hasFaults = find(request).length > 0;
          const {status, body, operation: answered} = await send(mock, api.name, operation, request);
          const pointer = answerPointer(operation);
          if (status === 200 && pointer !== undefined && answered === `${api.name}.${id}`)
            expect({request, errors: api.validate(pointer, body)}).toEqual({request, errors: []});
          expect({request, status, isServerFault: status >= 500, faults: (body.faults ?? []).length > 0}).toEqual({
            request,
            status,
            isServerFault: false,
            faults: hasFaults,
          });
          const broken = breaking(request);
          if (find(broken).length === 0) return;
          const refused = await send(mock, api.name, operation, broken);
          expect({broken, status: [400, 422].includes(refused.status), message: typeof refused.body.message}).toEqual({
            broken,
            status: true,
            message: 'string',
          });
        }),
        {numRuns: 15, seed: 7},
      );
    },
    60_000,
  );
});

/** Ways to break a request: another body, or one wrong place in it. */
const breakingArbitrary: fc.Arbitrary<(request: ApiRequest) => ApiRequest> = fc.oneof(
  fc.jsonValue().map((body) => (request: ApiRequest) => ('body' in request ? {...request, body: dropProto(body)} : request)),
  fc
    .constantFrom<unknown>(null, 12, 'x', [], {}, [[]], {unknownField: 1})
    .chain((wrong) =>
      fc
        .nat()
        .map(
          (choice) => (request: ApiRequest) =>
            'body' in request ? {...request, body: replaceOne(request.body, wrong, choice)} : request,
        ),
    ),
  fc.constant((request: ApiRequest) => ({...request, query: {...request.query, notAParameter: 'x'}})),
);

/** Puts a wrong value in the place of one field, anywhere in the value. */
function replaceOne(value: unknown, wrong: unknown, choice: number): unknown {
  if (typeof value !== 'object' || value === null) return wrong;
  const names = Object.keys(value);
  const name = names[choice % Math.max(1, names.length)];
  if (name === undefined) return wrong;
  const inner: unknown = Reflect.get(value, name);
  const replaced = choice % 3 === 0 ? wrong : replaceOne(inner, wrong, Math.floor(choice / 3));
  return Array.isArray(value) ? value.with(Number(name), replaced) : {...value, [name]: replaced};
}

function dropProto(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')) as unknown;
}
