import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {accept, documents} from './__fixtures__/createTestApi.ts';
import {defaultCredentials} from './builtInKeys.ts';
import {createMockApi} from './createMockApi.ts';
import {buildApis} from './request/apis.ts';

const operations = buildApis(documents, accept).flatMap(({name, operations: own}) =>
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

it('survives 10,000 random requests: no server fault, no leak', {timeout: 300_000}, async () => {
  const mock = createMockApi(documents, {taskDelay: 0, keyDelay: 0});
  const statuses = new Map<number, number>();
  let sent = 0;
  let early = 0;
  await fc.assert(
    fc.asyncProperty(request, async ({target: {method, path}, query, body: content, headers: own}) => {
      const hasBody = content !== undefined && !['GET', 'HEAD'].includes(method);
      const response = await mock(
        new Request(`http://localhost${path}?${query}`, {method, headers: own, ...(hasBody ? {body: content as BodyInit} : {})}),
      );
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
