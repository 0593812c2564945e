import {expect, it} from 'vitest';
import {defaultPause, retry} from './client.ts';

const failWith = (changes: object) => Object.assign(new Error('no'), changes);
const unreachable = () => failWith({name: 'RetryError', stackTrace: []});

async function countTries(error: Error): Promise<number> {
  let tries = 0;
  const call = () => {
    tries += 1;
    return Promise.reject(error);
  };
  await expect(retry(call, () => 0)).rejects.toBe(error);
  return tries;
}

it('tries again when no host answers, the answer is cut, or there were too many calls', async () => {
  expect(await countTries(unreachable())).toBe(6);
  expect(await countTries(failWith({name: 'DeserializationError'}))).toBe(6);
  expect(await countTries(failWith({name: 'ApiError', status: 429}))).toBe(6);
});

it.each([400, 401, 403, 404, 413])('throws %i at once', async (status) => {
  expect(await countTries(failWith({name: 'ApiError', status}))).toBe(1);
});

it('throws what is no answer at once', async () => {
  expect(await countTries(new TypeError('a mistake'))).toBe(1);
});

it('waits longer after each try', async () => {
  const waited: number[] = [];
  const pause = (attempt: number) => {
    waited.push(attempt);
    return 0;
  };
  await expect(retry(() => Promise.reject(unreachable()), pause)).rejects.toThrow();
  expect(waited.map(defaultPause)).toEqual([400, 800, 1600, 3200, 5000]);
});
