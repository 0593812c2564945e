import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {createStandaloneValidate, type OpenApiDocument, type Validate, type Validators} from '@docs/openapi';
import {compileValidators} from '@docs/openapi/validate';
import {expect, it} from 'vitest';
import {documents, inert} from './__fixtures__/createTestApi.ts';
import {defaultCredentials} from './builtInKeys.ts';
import {createMockApi, type MockApi} from './createMockApi.ts';
import {createMockCore} from './createMockCore.ts';
import {exampleState} from './exampleState.ts';
import {loadHandlers} from './handlers/loadHandlers.ts';
import {buildApis, type Documents} from './request/apis.ts';
import {parseState} from './state/parseState.ts';
import {stripForMock} from './stripForMock.ts';

const operations = buildApis(documents, inert).flatMap(({name, operations: own}) =>
  own.map(({template, method}) => ({template: `/${name}${template}`, method})),
);
const oddTexts = [
  '',
  '*',
  '.',
  '..',
  '%',
  '%00',
  '%2F',
  '__proto__',
  'constructor',
  'a'.repeat(3000),
  '😀',
  'films',
  'dune',
  '-1',
  '1e309',
];
const word = fc.oneof(fc.constantFrom(...oddTexts), fc.string({unit: 'grapheme'}).map(encodeURIComponent));

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const words = fc.array(word, {minLength: 4, maxLength: 4});
const target = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...operations), words)
      .map(([{template, method}, texts]) => ({method, path: fill(template, texts)})),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...operations), words, fc.constantFrom(...methods))
      .map(([{template}, texts, method]) => ({method, path: fill(template, texts)})),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(words, fc.constantFrom(...methods)).map(([texts, method]) => ({method, path: `/${texts.join('/')}`})),
  },
);

const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  fc.uint8Array({maxLength: 200}),
  fc.constantFrom(
    '{}',
    '[]',
    'null',
    '{"requests":[]}',
    '{"__proto__":{"x":1}}',
    '['.repeat(5000),
    '"\\ud800"',
    '{"a":1e999}',
    '\ufeff{}',
  ),
);

const headers = fc.record({
  'x-algolia-application-id': fc.constantFrom(defaultCredentials.appId, defaultCredentials.appId, defaultCredentials.appId, 'x'),
  'x-algolia-api-key': fc.constantFrom(
    defaultCredentials.adminKey,
    defaultCredentials.adminKey,
    defaultCredentials.searchKey,
    'YWJj',
  ),
  'content-type': fc.constantFrom('application/json', 'application/json', 'text/plain', 'image/png', '; charset=x'),
});

const request = fc.record({
  target,
  query: fc.oneof({weight: 4, arbitrary: fc.constant('')}, {weight: 1, arbitrary: fc.webQueryParameters()}),
  headers,
  body,
});

function fill(template: string, texts: string[]): string {
  let next = 0;
  return template.replace(/\{\w+\}/g, () => texts[next++ % texts.length] ?? '');
}

/** Bytes in use after everything that can go is gone. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

type RandomRequest = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

function toRequest({target: {method, path}, query, body: content, headers: own}: RandomRequest): Request {
  const hasBody = content !== undefined && !['GET', 'HEAD'].includes(method);
  return new Request(`http://localhost${path}?${query}`, {
    method,
    headers: own,
    ...(hasBody ? {body: content as BodyInit} : {}),
  });
}

it('survives 10,000 random requests: no server fault, no leak', {timeout: 300_000}, async () => {
  const mock = createMockApi(documents, {taskDelay: 0, keyDelay: 0});
  const statuses = new Map<number, number>();
  let sent = 0;
  let early = 0;
  await fc.assert(
    fc.asyncProperty(request, async (random) => {
      const response = await mock(toRequest(random));
      const text = await response.text();
      expect({status: response.status < 500, text: response.status < 500 ? '' : text}).toEqual({status: true, text: ''});
      if (response.status >= 400) expect(JSON.parse(text)).toHaveProperty('message', expect.any(String));
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      sent += 1;
      if (sent === 3000) early = measureHeap();
    }),
    {numRuns: 10_000, seed: 11},
  );
  // All kinds of answers were seen, so the requests reached every step.
  for (const status of [200, 204, 400, 403, 404, 405, 415])
    expect({status, isSeen: (statuses.get(status) ?? 0) >= 20}).toEqual({status, isSeen: true});
  expect(Reflect.get({}, 'x')).toBeUndefined();
  const growth = (measureHeap() - early) / 1e6;
  expect(growth).toBeLessThan(30);
});

/** As a page has it: stripped documents, validators that were compiled before, a state that was JSON, handlers that load by themselves. */
async function createPageMock(now: () => number): Promise<MockApi> {
  const validators = new Map<OpenApiDocument, Validate>();
  const stripped: Documents = {};
  for (const [name, document] of Object.entries(documents)) {
    const small = stripForMock(document);
    stripped[name] = small;
    validators.set(small, createStandaloneValidate(await loadModule(compileValidators(document))));
  }
  const names = Object.keys(documents);
  const loaded = await Promise.all(names.map(async (name) => [name, await loadHandlers(name)] as const));
  return createMockCore(stripped, {
    state: parseState(JSON.stringify(exampleState(documents))),
    createValidate: (document) => validators.get(document) ?? (() => []),
    handlers: Object.fromEntries(loaded),
    taskDelay: 0,
    keyDelay: 0,
    now,
  });
}

async function loadModule(code: string): Promise<Validators> {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const {validators} = (await import(/* @vite-ignore */ url)) as {validators: Validators};
  return validators;
}

it('gives a page the same responses as Node, to 2,000 random requests', {timeout: 300_000}, async () => {
  let time = Date.parse('2026-01-01T00:00:00Z');
  const now = (): number => (time += 1);
  const [inNode, inPage] = [
    createMockApi(documents, {taskDelay: 0, keyDelay: 0, now: () => time}),
    await createPageMock(() => time),
  ];
  await fc.assert(
    fc.asyncProperty(request, async (random) => {
      now();
      const [one, other] = [await inNode(toRequest(random)), await inPage(toRequest(random))];
      expect({status: other.status, body: await other.text()}).toEqual({status: one.status, body: await one.text()});
    }),
    {numRuns: 2000, seed: 12},
  );
});
