import {type ReactNode, useEffect, useState} from 'react';
import styles from './SearchModal.module.css';
import {countText, texts} from './texts.ts';
import type {SearchState} from './useSearch.ts';

type MessagesProps = {
  query: string;
  search: SearchState;
  hasRecent: boolean;
  ask: (query: string) => void;
  forgetRecent: () => void;
};

/** What there is to say besides the results: how many, none, why not. */
export function Messages({query, search, hasRecent, ask, forgetRecent}: MessagesProps): ReactNode {
  const {answer, isFailed, retry} = search;
  const isAsked = query.trim() !== '';
  const isFound = !isFailed && answer !== null && (answer.count > 0 || answer.isComplete);
  return (
    <>
      {isAsked && isFailed && <Failure retry={retry} />}
      {isAsked && !isFailed && !isFound && <p className={styles.message}>{texts.loading}</p>}
      {isAsked && isFound && answer.count === 0 && <NoResults query={answer.query} ask={ask} />}
      {!isAsked && !hasRecent && <p className={styles.message}>{texts.hint}</p>}
      {!isAsked && hasRecent && (
        <button type="button" className="search-button" onClick={forgetRecent}>
          {texts.forgetRecent}
        </button>
      )}
      {answer?.notice && <p className={styles.notice}>{answer.notice}</p>}
      <Status text={isAsked ? statusText(search) : ''} />
    </>
  );
}

export function statusText({answer, isFailed}: SearchState): string {
  if (isFailed) return texts.failed;
  return answer?.isComplete ? countText(answer.count, answer.query) : '';
}

export function Failure({retry}: {retry: () => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.strong}>{texts.failed}</p>
      <p>{texts.checkConnection}</p>
      <button type="button" className="search-button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

export function NoResults({query, ask}: {query: string; ask: (query: string) => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.strong}>
        {texts.noResults} “<bdi>{query}</bdi>”
      </p>
      <p>{texts.suggest}</p>
      <p className={styles.suggestions}>
        {texts.suggestions.map((suggestion) => (
          <button key={suggestion} type="button" className="search-button" onClick={() => ask(suggestion)}>
            {suggestion}
          </button>
        ))}
      </p>
    </div>
  );
}

/** Said to screen readers once the reader stops typing. It lies in the dialog: what is outside of it is silent. */
export function Status({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(text), 500);
    return () => clearTimeout(waiting);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
