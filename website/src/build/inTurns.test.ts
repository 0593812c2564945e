import {expect, it} from 'vitest';
import {inTurns} from './inTurns.ts';

it('does some at a time, and gives the results in their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inTurns(Array.from({length: 40}).keys(), async (number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, number % 3));
    running -= 1;
    return number;
  });
  expect(results).toEqual([...Array.from({length: 40}).keys()]);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(20);
});

it('fails with the first that fails', async () => {
  await expect(inTurns([1, 2], (number) => Promise.reject(new Error(`No ${number}.`)))).rejects.toThrow('No 1.');
});
