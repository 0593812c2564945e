import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRequestCases} from '@docs/algolia-specs/lint';
import {createMockApi} from './createMockApi.ts';
import {listOperations} from '@docs/openapi';
import {buildRequest, documents} from './__fixtures__/createTestApi.ts';
import {writeRequest} from './__fixtures__/exampleCalls.ts';

const specs = path.resolve(import.meta.dirname, '../../../specs');
const all = Object.entries(documents)
  .map(([name, document]) => ({name, document, file: path.join(specs, name, 'requests.yml')}))
  .filter(({file}) => existsSync(file));

/** A path that is empty or wrong has no address of its own; a body of the wrong kind has no place in a GET. */
function canBeSent(method: string, request: {path?: Record<string, unknown>; body?: unknown}): boolean {
  const texts = Object.values(request.path ?? {});
  return (
    texts.every((value) => ['string', 'number'].includes(typeof value) && value !== '') &&
    !(method === 'get' && 'body' in request)
  );
}

describe.each(all)('the requests that are written for $name', ({name, document, file}) => {
  const mock = createMockApi({[name]: document});
  const operations = listOperations(document);

  it.each(readRequestCases(file))('$operation: $name', async (requestCase) => {
    const operation = operations.find(({value}) => value.operationId === requestCase.operation);
    if (!operation) throw new Error(`There is no ${requestCase.operation}.`);
    const required = operation.parameters.filter(({value}) => value.in === 'path').map(({value}) => value.name);
    const request = {...requestCase, path: requestCase.path ?? {}};
    if (required.some((parameter) => !(parameter in request.path)) || !canBeSent(operation.method, request)) return;
    const {line, init} = writeRequest(name, operation, request);
    const response = await mock(buildRequest(line, init));
    const text = await response.text();
    const body = (text === '' ? {} : JSON.parse(text)) as {faults?: unknown[]};
    if (requestCase.valid)
      expect({faults: body.faults ?? [], isServerFault: response.status >= 500}).toEqual({faults: [], isServerFault: false});
    else expect([400, 404, 405, 413, 422]).toContain(response.status);
  });
});
