import {expect, it} from 'vitest';
import {documents} from './__fixtures__/createTestApi.ts';
import {createRequestChecker} from './createRequestChecker.ts';
import {Refusal} from './request/refusal.ts';

const checker = createRequestChecker(documents);

function check(line: string, body?: string) {
  const [method = '', path = ''] = line.split(' ');
  const sent = body === undefined ? {} : {body, headers: {'content-type': 'application/json'}};
  return checker.check(new Request(`http://localhost${path}`, {method, ...sent}));
}

it('reads a request as the mock does, and gives all that is wrong with it', async () => {
  const {api, operation, faults} = await check('POST /search/1/indexes/films/query', '{"hitsPerPage": "5", "colour": 1}');
  expect([api, operation.value.operationId]).toEqual(['search', 'searchSingleIndex']);
  expect(faults.map(({pointer}) => pointer)).toEqual(['/body/hitsPerPage', '/body/colour']);
});

it('reads values of the query as what they stand for', async () => {
  expect((await check('GET /abtesting/2/abtests?limit=5')).faults).toEqual([]);
  expect((await check('GET /abtesting/2/abtests?limit=five')).faults).toMatchObject([{pointer: '/query/limit'}]);
});

it.each(['POST /search/1/indexes/films', 'GET /maps/1/indexes', 'GET /search/9/nowhere'])(
  'refuses what it cannot read: %s',
  async (line) => {
    await expect(check(line, line.startsWith('POST') ? '{' : undefined)).rejects.toThrow(Refusal);
  },
);

it('finds the APIs that have an operation for a path, generic ones left out', () => {
  expect(checker.findApis('POST', '/1/events')).toEqual(['insights']);
  expect(checker.findApis('GET', '/1/events')).toEqual([]);
  expect(checker.findApis('POST', '/1/indexes/films/query')).toEqual(['search']);
});
