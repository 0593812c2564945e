import {addPart, createSearchIndex, type Filters, nextTask, search, type SearchIndex} from '@docs/docs-search/engine';
import {sitePath} from '../sitePath.ts';
import {choosePaths, manifestPath, parseManifest} from './manifest.ts';
import type {SearchAnswer, SearchClient} from './searchClient.ts';

/** An index that is being filled, or that could not be. */
type Loading = {
  index: SearchIndex;
  firstPart: Promise<void>;
  hasFirstPart: boolean;
  isComplete: boolean;
  notice?: string;
  failure?: Error;
};

const longestWait = 20_000;

/**
 * Searches in the page. The index is loaded with the first search; it answers from its first part while the others arrive. Each version of
 * the docs has an index of its own.
 */
export function createEmbeddedClient(): SearchClient {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const loadings = new Map<string, Loading>();
  let last: {key: string; answer: SearchAnswer} | undefined;
  const find = ({docusaurus_tag: tags}: Filters): Loading | undefined => loadings.get(String(tags));
  const load = (filters: Filters): Loading => {
    const known = find(filters);
    const loading = known === undefined || known.failure ? startLoading(tell, filters.docusaurus_tag) : known;
    loadings.set(String(filters.docusaurus_tag), loading);
    return loading;
  };

  const answer = (
    {index, isComplete, notice, failure}: Loading,
    query: string,
    filters: Filters,
    limit: number,
  ): SearchAnswer => {
    if (failure) throw failure;
    const key = JSON.stringify([query, filters, limit, isComplete]);
    if (last?.key === key) return last.answer;
    const startedAt = performance.now();
    const found = search(index, query, filters, limit);
    last = {key, answer: {query, ...found, isComplete, startedAt, ...(notice !== undefined && {notice})}};
    return last.answer;
  };

  return {
    searchNow(query, filters, limit) {
      const loading = find(filters);
      return loading?.hasFirstPart && !loading.failure ? answer(loading, query, filters, limit) : null;
    },
    async search(query, filters, limit, signal) {
      // What has failed fails until somebody asks for another try, or a broken index would be loaded again and again.
      const current = find(filters) ?? load(filters);
      await current.firstPart;
      // The first search takes longest, so it's a task of its own, after what was added last.
      await rest();
      // What was typed meanwhile is not searched for any more: all of it at once would hold the page up.
      signal.throwIfAborted();
      return answer(current, query, filters, limit);
    },
    load: (filters) => void load(filters),
    onGrown(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `tell` is called when all parts are there, or when it is clear that they never will be. */
function startLoading(tell: () => void, tags: string[] | undefined): Loading {
  const loading: Loading = {index: createSearchIndex(), firstPart: Promise.resolve(), hasFirstPart: false, isComplete: false};
  const paths = fetchPaths(loading, tags);
  const addPartAt = async (place: number): Promise<void> => {
    const path = (await paths)[place];
    if (path !== undefined) await addPart(loading.index, fetchPieces(sitePath(path)), rest);
  };
  const fail = (cause: unknown): void => {
    loading.failure = new Error('The search index could not be loaded.', {cause});
  };
  loading.firstPart = addPartAt(0).catch(fail);
  void addOthers();
  return loading;

  // Each file is asked for when the one before is in the index: on a slow connection they'd share it, and the first results would wait.

  async function addOthers(): Promise<void> {
    await loading.firstPart;
    loading.hasFirstPart = true;
    try {
      await nextTask();
      const {length} = await paths;
      for (let place = 1; place < length; place += 1) await addPartAt(place);
      loading.isComplete = true;
    } catch (error) {
      fail(error);
    }
    tell();
  }
}

/** Where the files of the index are, in their order. */
async function fetchPaths(loading: Loading, tags: string[] | undefined): Promise<string[]> {
  const manifest = parseManifest(await (await fetchFile(sitePath(manifestPath))).text());
  if (manifest.notice !== undefined) loading.notice = manifest.notice;
  return choosePaths(manifest, tags);
}

/** The text of a file in the pieces in which it arrives. */
async function* fetchPieces(address: string): AsyncGenerator<string> {
  const {body} = await fetchFile(address);
  // Not all browsers can iterate over a stream.
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
}

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address, {signal: AbortSignal.timeout(longestWait)});
  if (!response.ok) throw new Error(`${address} responded with ${response.status} ${response.statusText}`.trim());
  return response;
}

/** Timers that follow each other wait for four milliseconds, as long as the work between them takes; tasks only wait for their turn. */
function rest(): Promise<unknown> {
  return 'scheduler' in globalThis ? scheduler.postTask(() => {}) : nextTask();
}
