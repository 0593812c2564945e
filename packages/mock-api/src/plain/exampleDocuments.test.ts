import fc from 'fast-check';
import {
  findMediaType,
  isJsonType,
  listOperations,
  listResponses,
  type OpenApiDocument,
  type PlacedOperation,
  toPointer,
} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';
import {afterAll, describe, expect, it} from 'vitest';
import {type MockServer, serveMockApi} from '../serve.ts';
import {loadExampleDocuments} from './__fixtures__/exampleDocuments.ts';
import {buildExample, buildRequest} from './__fixtures__/sendExample.ts';
import {createPlainMock} from './createPlainMock.ts';

const documents = loadExampleDocuments();
const servers: MockServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** What a response is like: as described, refused because of the example, or something that must not be. */
type Outcome = 'described' | 'wrong body' | 'refused' | 'undescribed';

async function judge(
  document: OpenApiDocument,
  operation: PlacedOperation,
  response: Response,
  check: ReturnType<typeof createValidator>,
): Promise<Outcome> {
  if (!response.headers.has('x-mock-operation')) return response.status < 500 ? 'refused' : 'undescribed';
  const all = listResponses(document, operation);
  const described = [String(response.status), `${Math.floor(response.status / 100)}XX`, 'default']
    .map((key) => all.find(({status}) => status.toUpperCase() === key.toUpperCase()))
    .find(Boolean);
  if (!described) return all.every(({status}) => status.startsWith('1')) ? 'described' : 'undescribed';
  const type = response.headers.get('content-type') ?? '';
  const content = described.value.content ?? {};
  const key = findMediaType(content, type);
  if (key === undefined || !isJsonType(type) || content[key]?.schema === undefined) return 'described';
  const errors = check(described.pointer + toPointer('content', key, 'schema'), await response.json());
  return errors.length === 0 ? 'described' : 'wrong body';
}

it('answers the example of each operation as described, on a port', {timeout: 120_000}, async () => {
  const outcomes: Outcome[] = [];
  for (const [, document] of documents) {
    const server = await serveMockApi(createPlainMock(document), 0);
    servers.push(server);
    const check = createValidator(document, 'response');
    for (const operation of listOperations(document)) {
      const request = buildExample(document, operation);
      const {pathname, search} = new URL(request.url);
      // Programs of the web can't send the one, and take the other for a fault of the network.
      if (request.method === 'TRACE' || '407' in operation.value.responses) continue;
      const body = request.body ? await request.arrayBuffer() : undefined;
      const sent = {method: request.method, headers: request.headers, redirect: 'manual' as const, ...(body && {body})};
      outcomes.push(await judge(document, operation, await fetch(`${server.url}${pathname}${search}`, sent), check));
    }
  }
  const count = (outcome: Outcome): number => outcomes.filter((other) => other === outcome).length;
  expect(outcomes.length).toBeGreaterThan(500);
  expect(count('undescribed')).toBe(0);
  // Examples that break their own schemas: of alternatives that overlap, and of parts that contradict each other.
  expect(count('described') / outcomes.length).toBeGreaterThan(0.95);
});

describe('whatever is sent, the mock answers', () => {
  const all = documents.flatMap(([name, document]) => listOperations(document).map((operation) => ({name, document, operation})));
  const mocks = new Map(documents.map(([name, document]) => [name, createPlainMock(document)]));
  const choice = fc.nat({max: all.length - 1});
  const choose = (index: number): (typeof all)[number] => {
    const chosen = all[index];
    if (!chosen) throw new Error('No operation');
    return chosen;
  };
  const fields = fc.dictionary(fc.string(), fc.jsonValue(), {maxKeys: 3});

  it('values of any kind', {timeout: 120_000}, async () => {
    await fc.assert(
      fc.asyncProperty(choice, fields, fields, fc.option(fc.jsonValue(), {nil: undefined}), async (index, path, query, body) => {
        const {name, document, operation} = choose(index);
        const own = Object.fromEntries(operation.parameters.map(({value}, index) => [value.name, Object.values(path)[index]]));
        const request = buildRequest(document, operation, {path: own, query: {...own, ...query}, body});
        expect(
          await mocks
            .get(name)?.(request)
            .then((response) => response.text()),
        ).not.toContain('The mock failed');
      }),
      {numRuns: 400, seed: 25},
    );
  });

  it('addresses, headers and bytes of any kind', {timeout: 120_000}, async () => {
    const header = fc.constantFrom('accept', 'content-type', 'prefer', 'cookie', 'authorization');
    const types = fc.constantFrom(
      'application/json',
      'multipart/form-data; boundary=a',
      'application/x-www-form-urlencoded',
      'text/plain',
      '*/*',
      ';',
      'a',
    );
    await fc.assert(
      fc.asyncProperty(
        choice,
        fc.webPath(),
        fc.webQueryParameters(),
        fc.dictionary(header, fc.oneof(types, fc.string({unit: 'grapheme-ascii'}))),
        fc.uint8Array({maxLength: 50}),
        async (index, tail, search, headers, bytes) => {
          const {name, operation} = choose(index);
          const method = operation.method.toUpperCase();
          if (method === 'TRACE') return;
          const hasBody = method !== 'GET' && method !== 'HEAD';
          const address = `http://localhost${operation.path.replaceAll(/[{}]/g, '')}${tail}?${search}`;
          const request = new Request(address, {method, headers, ...(hasBody && {body: new Uint8Array(bytes)})});
          expect(
            await mocks
              .get(name)?.(request)
              .then((response) => response.text()),
          ).not.toContain('The mock failed');
        },
      ),
      {numRuns: 400, seed: 25},
    );
  });
});
