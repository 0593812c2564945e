import {setTimeout as sleep} from 'node:timers/promises';
import {isTemporary} from './clientErrors.ts';

/** Milliseconds to wait after the first, second, … try. */
export type Pause = (attempt: number) => number;

const mostTries = 6;
/** A host that never answers takes the client minutes; then no further try is worth it. */
const longestMilliseconds = 120_000;

export const defaultPause: Pause = (attempt) => Math.min(200 * 2 ** attempt, 5000);

/** Makes a call again, after a growing pause, when its failure may pass. A refusal is thrown at once. */
export async function retry<Result>(call: () => Promise<Result>, pause: Pause): Promise<Result> {
  const start = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isTemporary(error) || attempt === mostTries || Date.now() - start > longestMilliseconds) throw error;
    }
    await sleep(pause(attempt));
  }
}
