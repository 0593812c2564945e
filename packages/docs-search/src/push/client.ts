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

export function createClient(
  appId: string,
  apiKey: string,
  {hosts, timeouts = defaultTimeouts}: {hosts?: Host[]; timeouts?: Timeouts} = {},
): PushClient {
  return algoliasearch(appId, apiKey, {timeouts, ...(hosts ? {hosts} : {})});
}
