import {type ReactNode, useLayoutEffect, useState} from 'react';
import {sitePath} from '../sitePath.ts';
import {SearchIcon} from '../content/icons.tsx';
import {type SearchChoice, listChoices} from './choices.ts';
import {ChoiceList} from './ChoiceList.tsx';
import {Lead, Messages} from './Messages.tsx';
import {forgetRecent, keepRecent, readRecent} from './recentSearches.ts';
import type {SearchClient} from './searchClient.ts';
import type {SearchContext} from '../searchSetup.ts';
import styles from './SearchModal.module.css';
import {listStartingPoints} from '../layer/startingPoints.ts';
import {handleKey, useChoices} from './useChoices.ts';
import {useSearch} from './useSearch.ts';
import {useTypedQuery} from './useTypedQuery.ts';

type SearchBoxProps = {client: SearchClient; readContext: () => SearchContext; typed: string; close: () => void};

/** A few more than fit: each takes time to show, with every keystroke. */
const mostHits = 8;

/** An input and what it finds, as one combobox: arrow keys choose, Enter goes there. */
export function SearchBox({client, readContext, typed, close}: SearchBoxProps): ReactNode {
  const {text, query, type, noteShown} = useTypedQuery(typed);
  const [recent, setRecent] = useState(readRecent);
  const starts = listStartingPoints(readContext().docusaurus_tag);
  const search = useSearch({client, query, filters: readContext(), limit: mostHits});
  useWhenShown(search.answer?.startedAt, noteShown);
  const said = {query, search, hasRecent: recent.length > 0, ask: type};
  // By the text: results may take a moment, and meanwhile Enter must not lead to a place to start from.
  const choices = listChoices(text, search, {recent, starts});
  const {getInputProps, getItemProps, getLabelProps, getMenuProps, highlightedIndex} = useChoices(text, choices);
  const choose = (choice: SearchChoice): void => {
    if (choice.kind === 'hit') keepRecent(choice.hit);
    close();
  };
  const forgetAll = (): void => {
    forgetRecent();
    setRecent([]);
  };
  return (
    <>
      <form role="search" action={sitePath('/search')} className="search-form">
        <label {...getLabelProps()} className="search-icon">
          <SearchIcon />
          <span className="visually-hidden">Search docs</span>
        </label>
        <input
          {...getInputProps({
            onChange: ({currentTarget}) => type(currentTarget.value),
            onKeyDown: (event) => handleKey(event, highlightedIndex, close),
          })}
          className="search-input"
          type="search"
          name="q"
          placeholder="Search docs"
          // In the place of the plain input, which had focus. In a dialog that is closed it does nothing.
          autoFocus
          enterKeyHint="go"
          spellCheck={false}
        />
        <button type="button" className="search-button" onClick={close}>
          Close
        </button>
      </form>
      <div className={query.trim() === '' ? styles.body : `${styles.body} ${styles.asked}`}>
        <Lead {...said} />
        <ChoiceList {...{choices, getItemProps}} menuProps={getMenuProps({'aria-label': 'Results'})} onChoose={choose} />
        <Messages {...said} {...{starts, close}} forgetRecent={forgetAll} />
      </div>
      <Keys />
    </>
  );
}

/** Tells when the results of a search are in the page. */
function useWhenShown(startedAt: number | undefined, noteShown: (startedAt: number) => void): void {
  useLayoutEffect(() => {
    if (startedAt !== undefined) noteShown(startedAt);
  }, [startedAt, noteShown]);
}

/** Screen readers tell these by themselves. */
function Keys(): ReactNode {
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> to choose
      </span>
      <span>
        <kbd>Enter</kbd> to open
      </span>
      <span>
        <kbd>Esc</kbd> to close
      </span>
    </p>
  );
}
