import type {Filters} from '@docs/docs-search/engine';
import {useEffect, useState} from 'react';
import type {SearchAnswer, SearchClient} from './searchClient.ts';

export type SearchState = {
  /** The newest answer there is; it may be to an earlier query while a new one is under way. */
  answer: SearchAnswer | null;
  isFailed: boolean;
  retry: () => void;
};

type Search = {client: SearchClient; query: string; filters: Filters; limit: number};

/** Searches again whenever something changes. An answer that comes after a newer question is dropped. */
export function useSearch({client, query, filters: given, limit}: Search): SearchState {
  const [late, setLate] = useState<SearchAnswer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const filters = useSame(given);
  const asked = query.trim();
  const known = asked === '' ? null : client.searchNow(asked, filters, limit);
  const isWaiting = asked !== '' && known === null;

  useEffect(() => client.onGrown(() => setAttempts((count) => count + 1)), [client]);
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const {signal} = controller;
    client.search(asked, filters, limit, signal).then(
      (answer) => {
        if (signal.aborted) return;
        setLate(answer);
        setFailed(false);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search failed.', error);
        setFailed(true);
      },
    );
    return () => controller.abort();
  }, [client, asked, filters, limit, isWaiting, attempts]);

  const retry = (): void => {
    client.load(filters);
    setFailed(false);
    setAttempts((count) => count + 1);
  };
  return {answer: isWaiting ? late : known, isFailed: isFailed && isWaiting, retry};
}

/** The same object as long as it says the same. */
function useSame<Value>(value: Value): Value {
  const [same, setSame] = useState(value);
  if (JSON.stringify(same) === JSON.stringify(value)) return same;
  setSame(value);
  return value;
}
