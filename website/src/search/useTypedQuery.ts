import {startTransition, useCallback, useRef, useState} from 'react';

type TypedQuery = {
  /** What is in the input. */
  text: string;
  /** What is searched for. */
  query: string;
  type: (text: string) => void;
  /** To be called when results are in the page, with the time when their search began. */
  noteShown: (startedAt: number) => void;
};

/** Milliseconds for a search and its results, above which a reader would feel them in the typing. */
const slow = 8;

/**
 * A letter and its results are shown together where that is quick. On a slow machine the letter is shown first, and the results in a
 * task of their own, which the next letter may interrupt.
 */
export function useTypedQuery(typed: string): TypedQuery {
  const [text, setText] = useState(typed);
  const [query, setQuery] = useState(typed);
  // The first results take longest, so the first letter goes ahead of them.
  const isSlow = useRef(true);
  const noteShown = useCallback((startedAt: number): void => {
    isSlow.current = performance.now() - startedAt > slow;
  }, []);
  const type = (text: string): void => {
    setText(text);
    if (isSlow.current) startTransition(() => setQuery(text));
    else setQuery(text);
  };
  return {text, query, type, noteShown};
}
