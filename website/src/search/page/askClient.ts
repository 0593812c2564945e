import type {Filters} from '@docs/docs-search/engine';
import type {SearchClient} from '../searchClient.ts';
import type {Outcome} from './drawOutcome.ts';

export type Asked = {query: string; filters: Filters; limit: number};

/** Asks, and tells what is known at once and what comes later. What comes after a newer question is dropped. */
export function askClient(client: SearchClient, tell: (outcome: Outcome) => void): (asked: Asked) => void {
  let waiting: AbortController | undefined;
  return ({query, filters, limit}) => {
    waiting?.abort();
    if (query === '') return tell({kind: 'empty'});
    const known = client.searchNow(query, filters, limit);
    if (known) return tell({kind: 'answered', answer: known});
    tell({kind: 'loading'});
    waiting = new AbortController();
    const {signal} = waiting;
    client.search(query, filters, limit, signal).then(
      (answer) => !signal.aborted && tell({kind: 'answered', answer}),
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The search failed.', error);
        tell({kind: 'failed'});
      },
    );
  };
}
