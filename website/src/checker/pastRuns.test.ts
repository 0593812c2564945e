import {expect, it} from 'vitest';
import {keepRun, listRuns} from './pastRuns.ts';
import {readShareHash} from './shareLink.ts';

const toCode = () => Promise.resolve([]);
const draft = (body: string) => ({parameters: {}, body});

it('keeps the last ten runs, the newest first, each once, with its request', () => {
  for (let run = 0; run < 12; run += 1)
    keepRun('/specs/search', {operationId: `run${run}`, draft: draft('{}')}, {status: 200, toCode});
  keepRun('/specs/search', {operationId: 'run5', draft: draft('{}')}, {status: 403, toCode});
  const runs = listRuns();
  expect(runs.map(({operationId}) => operationId).slice(0, 2)).toEqual(['run5', 'run11']);
  expect(runs).toHaveLength(10);
  expect(runs[0]?.status).toBe(403);
  expect(readShareHash(runs[0]?.href.replace('/specs/search', '') ?? '')).toEqual({operationId: 'run5', draft: draft('{}')});
});

it('leaves out a request that is too long for a link', () => {
  const before = listRuns();
  keepRun('/specs/search', {operationId: 'long', draft: draft('x'.repeat(10_000))}, {status: 200, toCode});
  expect(listRuns()).toEqual(before);
});
