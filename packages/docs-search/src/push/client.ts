import {setTimeout as sleep} from 'node:timers/promises';
import {algoliasearch, type Algoliasearch, type IndexSettings, type OperationIndexParams, type SynonymHit} from 'algoliasearch';

export type {IndexSettings, OperationIndexParams, SynonymHit};

/** The calls of the published client that a push makes. */
export type PushClient = Pick<
  Algoliasearch,
  'deleteIndex' | 'operationIndex' | 'setSettings' | 'saveSynonyms' | 'batch' | 'getTask' | 'searchSingleIndex'
>;

/** Where the API answers, when it is not at Algolia's own addresses: `localhost:4010/search`. */
export type Host = {url: string; protocol: 'http' | 'https'; accept: 'read' | 'write' | 'readWrite'};

/** Milliseconds. */
export type Timeouts = {connect: number; read: number; write: number};

/**
 * In Node the client counts a request as not connected until the answer begins, so `connect` has to cover sending a batch
 * too. Its own two seconds are too short for that on a slow line.
 */
const defaultTimeouts: Timeouts = {connect: 10_000, read: 10_000, write: 30_000};

export function createPushClient(
  appId: string,
  apiKey: string,
  {hosts, timeouts = defaultTimeouts}: {hosts?: Host[]; timeouts?: Timeouts} = {},
): PushClient {
  return algoliasearch(appId, apiKey, {timeouts, ...(hosts ? {hosts} : {})});
}

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

/** One try of the client at one host, as its errors list them. */
type Try = {host: {url: string}; response: {status: number; content: string; isTimedOut: boolean}};

/** The status of a refusal; undefined when no answer came or the service failed. */
export function readStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Whether the same call may work in a moment: no host answered, a host failed or the answer was cut, or there were too many calls. */
function isTemporary(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Error && error.name === 'DeserializationError') || readStatus(error) === 429;
}

/** Whether the client has tried all hosts in vain. */
export function isUnreachable(error: unknown): error is Error & {stackTrace: Try[]} {
  return error instanceof Error && error.name === 'RetryError' && 'stackTrace' in error;
}

/** What the service said, or what became of the tries to reach it. */
export function describeCause(error: unknown): string {
  if (isUnreachable(error)) return error.stackTrace.map(describeTry).join('; ');
  const text = error instanceof Error ? error.message : String(error);
  const status = readStatus(error);
  return status === undefined ? text : `${status}: ${text}`;
}

function describeTry({host, response}: Try): string {
  if (response.isTimedOut) return `${host.url} did not respond in time`;
  const text = response.content.slice(0, 200);
  return response.status === 0
    ? `${host.url} cannot be reached (${text})`
    : `${host.url} responded with ${response.status} ${text}`;
}
