import {startTransition, useCallback, useState} from 'react';
import {createPace} from './pace.ts';

type TypedQuery = {
  /** What is in the input. */
  text: string;
  /** What is searched for. */
  query: string;
  type: (text: string) => void;
  /** To be called when results are in the page, with the time when their search began. */
  noteShown: (startedAt: number) => void;
};

/**
 * A letter and its results are shown together where that is quick. On a slow machine the letter is shown first, and the results in a
 * task of their own, which the next letter may interrupt.
 */
export function useTypedQuery(typed: string): TypedQuery {
  const [text, setText] = useState(typed);
  const [query, setQuery] = useState(typed);
  const [pace] = useState(createPace);
  const noteShown = useCallback((startedAt: number): void => pace.note(performance.now() - startedAt), [pace]);
  const type = (text: string): void => {
    setText(text);
    if (pace.isSlow()) startTransition(() => setQuery(text));
    else setQuery(text);
  };
  return {text, query, type, noteShown};
}
