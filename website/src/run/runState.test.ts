import {expect, it} from 'vitest';
import {limits, type ProgramRequest} from './protocol.ts';
import {createRecorder, type RunState} from './runState.ts';

const request: ProgramRequest = {
  method: 'POST',
  url: 'https://app-dsn.algolia.net/1/indexes/%2A/queries?x-algolia-agent=Client&page=1',
  headers: {},
  body: '{}',
};
const response = {status: 200, headers: [], body: '[]'} as const;

function start() {
  let state: RunState | undefined;
  const recorder = createRecorder((next) => (state = next));
  return {...recorder, read: () => state};
}

it('keeps requests as people write them, with what came back', async () => {
  const {record, read} = start();
  await record(request, () => Promise.resolve({...response, headers: []}));
  expect(read()?.requests).toMatchObject([
    {method: 'POST', path: '/1/indexes/*/queries?page=1', body: '{}', status: 200, response: '[]'},
  ]);
});

it('says of a request that went nowhere that it was not sent, and to whom', async () => {
  const {record, read} = start();
  await expect(record({...request, url: 'https://example.com/a'}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(read()?.requests).toMatchObject([{path: 'example.com/a', problem: 'not sent'}]);
});

it('keeps the first requests, and counts all', async () => {
  const {record, read} = start();
  for (let sent = 0; sent < limits.requests + 5; sent += 1)
    await record(request, () => Promise.resolve({...response, headers: []}));
  expect(read()?.requests).toHaveLength(limits.requests);
  expect(read()?.requestCount).toBe(limits.requests + 5);
});

it('keeps to its limits whatever a worker sends', () => {
  const {print, finish, read} = start();
  print([{stream: 'out', text: 'x'.repeat(limits.characters * 2)}]);
  expect(read()?.lines[0]?.text).toHaveLength(limits.characters);
  expect(read()?.isCut).toBe(false);
  print([{stream: 'out', text: 'more'}]);
  expect(read()?.lines).toHaveLength(1);
  expect(read()?.isCut).toBe(true);
  finish('failed', {name: 'Error', message: 'y'.repeat(1e6)});
  expect(read()?.error?.message.length).toBeLessThan(3000);
});

it('keeps the first end, and nothing after it', () => {
  const {print, finish, read} = start();
  finish('stopped');
  finish('finished');
  print([{stream: 'out', text: 'late'}]);
  expect(read()).toMatchObject({end: 'stopped', lines: []});
});
