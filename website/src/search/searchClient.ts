import type {Filters, Hit} from '@docs/docs-search/engine';

/** What a search found. The same for an index in the page and for a hosted one. */
export type SearchAnswer = {
  query: string;
  count: number;
  /** Number of hits by area, those of areas that a filter leaves out included. */
  areas: Record<string, number>;
  hits: Hit[];
  /** False while parts of the index are still on their way: there may be more. */
  isComplete: boolean;
  /** Words of the query that no page has. */
  unknown?: string[];
  /** The query in another spelling, which finds more. */
  suggestion?: string;
  /** What readers should know about the index. */
  notice?: string;
  /** When the search began, in milliseconds since the page was opened; only of an answer that was there at once. */
  startedAt?: number;
};

export type SearchClient = {
  /**
   * The answer if it can be had without a request, so that results are there with the keystroke; else null. It may be called while
   * React renders: it starts nothing, and returns the same object for the same search until more of the index arrives.
   */
  searchNow: (query: string, filters: Filters, limit: number) => SearchAnswer | null;
  /** Rejects when the index cannot be reached, until `load` is called, and when the answer is no longer wanted. */
  search: (query: string, filters: Filters, limit: number, signal: AbortSignal) => Promise<SearchAnswer>;
  /** Loads what a first search with these filters would load; after a failure anew. */
  load: (filters: Filters) => void;
  /** Calls back when the same search may give another answer, because more of the index has arrived. Returns how to end that. */
  onGrown: (listener: () => void) => () => void;
};
