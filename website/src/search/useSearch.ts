import type {Filters} from '@docs/docs-search/engine';
import {useEffect, useMemo, useState} from 'react';
import type {Answer, SearchClient} from './searchClient.ts';

export type SearchState = {
  /** The newest answer there is; it may be to an earlier query while a new one is under way. */
  answer: Answer | null;
  isFailed: boolean;
  retry: () => void;
};

export type Search = {client: SearchClient; query: string; filters: Filters; limit: number};

/** Searches again whenever something changes. An answer that comes after a newer question is dropped. */
export function useSearch({client, query, filters, limit}: Search): SearchState {
  const [late, setLate] = useState<Answer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const searchAgain = (): void => setAttempts((count) => count + 1);
  const retry = (): void => {
    client.load();
    setFailed(false);
    searchAgain();
  };
  const asked = query.trim();
  const wanted = JSON.stringify(filters);
  const searching = useMemo(
    () => startSearch(client, asked, JSON.parse(wanted) as Filters, limit),
    // A new attempt is the same search, and another answer.
    [client, asked, wanted, limit, attempts],
  );

  useEffect(() => client.onGrown(searchAgain), [client]);
  useEffect(() => {
    searching.promise?.then(
      (answer) => {
        setLate(answer);
        setFailed(false);
      },
      (error: unknown) => {
        if (searching.signal.aborted) return;
        console.warn('The search failed.', error);
        setFailed(true);
      },
    );
    return searching.abort;
  }, [searching]);

  const isWaiting = searching.promise !== null;
  return {answer: asked === '' ? null : isWaiting ? late : searching.answer, isFailed: isFailed && isWaiting, retry};
}

type Searching = {answer: Answer | null; promise: Promise<Answer> | null; signal: AbortSignal; abort: () => void};

/** With an answer, if the client has it at once; else with a promise of one, which is broken once nobody wants it. */
function startSearch(client: SearchClient, query: string, filters: Filters, limit: number): Searching {
  const controller = new AbortController();
  const {signal} = controller;
  const abort = (): void => controller.abort();
  if (query === '') return {answer: null, promise: null, signal, abort};
  const found = client.search(query, filters, limit, signal);
  if (!(found instanceof Promise)) return {answer: found, promise: null, signal, abort};
  const promise = found.then((answer) => {
    signal.throwIfAborted();
    return answer;
  });
  // Whoever waits for it hears of a failure; nobody has to wait.
  promise.catch(() => {});
  return {answer: null, promise, signal, abort};
}
