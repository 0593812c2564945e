import {type ReactNode, useEffect, useState} from 'react';
import type {SearchAnswer} from './searchClient.ts';
import styles from './SearchModal.module.css';
import {searchHint, type StartingPoint} from '../layer/startingPoints.ts';
import {remarkText, spokenText, texts, titleText} from './texts.ts';
import type {SearchState} from './useSearch.ts';

type MessagesProps = {
  query: string;
  search: SearchState;
  hasRecent: boolean;
  /** Where to go when nothing is found. */
  starts: StartingPoint[];
  ask: (query: string) => void;
  forgetRecent: () => void;
  close: () => void;
};

/** What there is to say besides the results: how many, none, why not. */
export function Messages({query, search, hasRecent, starts, ask, forgetRecent, close}: MessagesProps): ReactNode {
  const {answer, isFailed, retry} = search;
  const isAsked = query.trim() !== '';
  const isFound = !isFailed && answer !== null && (answer.count > 0 || answer.isComplete);
  return (
    <>
      {isAsked && isFailed && <Failure retry={retry} />}
      {isAsked && !isFailed && !isFound && <p className={styles.message}>{texts.loading}</p>}
      {isAsked && isFound && answer.count === 0 && <NoResults {...{answer, starts, ask, close}} />}
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

function statusText({answer, isFailed}: SearchState): string {
  if (isFailed) return texts.failed;
  return answer ? spokenText(answer) : '';
}

function Failure({retry}: {retry: () => void}): ReactNode {
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

/** What there is to say above the results. */
export function Lead({query, search, hasRecent, ask}: Pick<MessagesProps, 'query' | 'search' | 'hasRecent' | 'ask'>): ReactNode {
  if (query.trim() === '') return hasRecent ? null : <p className={styles.hint}>{searchHint}</p>;
  return search.answer && search.answer.count > 0 ? <Remark answer={search.answer} ask={ask} /> : null;
}

type AnswerProps = {answer: SearchAnswer; ask: (query: string) => void};

/** How the query was understood, where that is not plain: above results, or in their place. */
function Remark({answer, ask}: AnswerProps): ReactNode {
  const {suggestion} = answer;
  const text = remarkText(answer);
  if (text === '' && suggestion === undefined) return null;
  return (
    <p className={styles.remark}>
      {text}
      {suggestion !== undefined && (
        <>
          {' '}
          {texts.didYouMean}{' '}
          <button type="button" className="search-button" onClick={() => ask(suggestion)}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  );
}

function NoResults({answer, starts, ask, close}: AnswerProps & Pick<MessagesProps, 'starts' | 'close'>): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.strong}>
        <bdi>{titleText(answer)}</bdi>
      </p>
      <Remark {...{answer, ask}} />
      <h2 className={styles.heading}>{texts.start}</h2>
      <ul role="list" className={styles.places}>
        {starts.map(({url, title, about}) => (
          <li key={url}>
            <a href={url} onClick={close}>
              {title}
            </a>{' '}
            {about}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Said to screen readers once the reader stops typing. It lies in the dialog: what is outside of it is silent. */
function Status({text}: {text: string}): ReactNode {
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
