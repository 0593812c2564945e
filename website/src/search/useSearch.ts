import type {Filters} from '@docs/docs-search/engine';
import {useEffect, useState} from 'react';
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
  const [answer, setAnswer] = useState<Answer | null>(null);
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

  useEffect(() => client.onGrown(searchAgain), [client]);
  useEffect(() => {
    if (asked === '') {
      setAnswer(null);
      setFailed(false);
      return;
    }
    let isCurrent = true;
    client.search(asked, JSON.parse(wanted) as Filters, limit).then(
      (found) => {
        if (!isCurrent) return;
        setAnswer(found);
        setFailed(false);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('The search failed.', error);
        setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, asked, wanted, limit, attempts]);
  return {answer, isFailed, retry};
}
