import {describe, expect, it} from 'vitest';
import {exampleRequest, listOperations} from '@docs/openapi';
import {createTestApi, documents} from './__fixtures__/createTestApi.ts';
import {writeRequest} from './__fixtures__/exampleCalls.ts';

const all = Object.entries(documents).flatMap(([api, document]) =>
  listOperations(document)
    .filter(({path}) => path.includes('{') && !path.includes('{path}'))
    .map((operation) => ({api, operation, id: operation.value.operationId})),
);

/** A value of the same kind that nothing has. */
function nameUnknown(value: unknown): unknown {
  if (typeof value === 'number') return 987_654_321;
  return /^[0-9a-f]{8}-/.test(String(value)) ? '00000000-0000-4000-8000-000000000000' : 'unknown';
}

/** The status of the example, with unknown names and IDs in its path. */
async function callUnknown({api, operation}: (typeof all)[number]): Promise<number> {
  const request = exampleRequest(operation);
  const path = Object.fromEntries(Object.entries(request.path ?? {}).map(([name, value]) => [name, nameUnknown(value)]));
  const {line, init} = writeRequest(api, operation, {...request, path});
  return (await createTestApi().call(line, init)).status;
}

describe('a 404 of the mock', () => {
  it.each(all)('is documented: $api $id', async (call) => {
    if ((await callUnknown(call)) === 404) expect(Object.keys(call.operation.value.responses)).toContain('404');
  });

  it('is what every operation on one resource of the Ingestion API responds to an unknown ID', async () => {
    const own = all.filter(({api}) => api === 'ingestion');
    const statuses = await Promise.all(own.map(callUnknown));
    expect(own.filter((_, index) => statuses[index] !== 404).map(({id}) => id)).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });

  it.each(['authentication', 'source', 'destination', 'task', 'run'])(
    'says that there is no such %s, and where they are listed',
    async (kind) => {
      const id = '00000000-0000-4000-8000-000000000000';
      const {body} = await createTestApi().call(`GET /ingestion/1/${kind}s/${id}`);
      expect(body.message).toBe(`There is no ${kind} ${id}. GET /1/${kind}s lists all ${kind}s.`);
    },
  );

  it('is not what operations respond that say that nothing can be missing', async () => {
    const own = all.filter(({operation}) => JSON.stringify(operation.value.responses['404'] ?? '').includes('NothingMissing'));
    const statuses = await Promise.all(own.map(callUnknown));
    expect([...new Set(statuses)]).toEqual([200]);
  });
});
