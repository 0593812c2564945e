import {existsSync} from 'node:fs';
import path from 'node:path';
import {readRequestCases} from '@docs/algolia-specs/lint';
import {listOperations} from '@docs/openapi';
import {describe, expect, it} from 'vitest';
import {createMockApi, type MockApi} from './createMockApi.ts';
import {stripForMock} from './stripForMock.ts';
import {buildRequest, documents, start} from './__fixtures__/createTestApi.ts';
import {buildExampleCall, type RequestParts, writeRequest} from './__fixtures__/exampleCalls.ts';

const specs = path.resolve(import.meta.dirname, '../../../specs');
const all = Object.entries(documents).map(([name, document]) => ({name, document}));

/** The example of every operation, and the requests that are written to be accepted or refused. */
function listCalls({name, document}: (typeof all)[number]): RequestParts[] {
  const operations = listOperations(document);
  const file = path.join(specs, name, 'requests.yml');
  const cases = existsSync(file) ? readRequestCases(file) : [];
  return [
    ...operations.map((operation) => buildExampleCall(name, operation)),
    ...cases.flatMap((request) => {
      const operation = operations.find(({value}) => value.operationId === request.operation);
      return operation && !(operation.method === 'get' && 'body' in request) ? [writeRequest(name, operation, request)] : [];
    }),
  ];
}

async function respond(api: MockApi, {line, init}: RequestParts): Promise<unknown> {
  const response = await api(buildRequest(line, init));
  return {line, status: response.status, body: await response.text()};
}

describe.each(all)('a mock of the stripped document of $name', ({name, document}) => {
  it('responds as one of the whole document does', {timeout: 120_000}, async () => {
    const options = {now: () => start};
    const whole = createMockApi({[name]: document}, options);
    const stripped = createMockApi({[name]: stripForMock(document)}, options);
    for (const call of listCalls({name, document})) expect(await respond(stripped, call)).toEqual(await respond(whole, call));
  });
});

it('leaves out what only readers need, and leaves the document as it is', () => {
  const before = JSON.stringify(documents);
  const stripped = JSON.stringify(Object.values(documents).map(stripForMock));
  expect(stripped.length).toBeLessThan(before.length / 2);
  expect(JSON.stringify(documents)).toBe(before);
});
