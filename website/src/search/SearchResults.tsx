import {type ReactNode, useEffect, useRef, useState} from 'react';
import {AreaFilter} from './AreaFilter.tsx';
import {Failure, NoResults, Status, statusText} from './Messages.tsx';
import type {SearchAnswer, SearchClient} from './searchClient.ts';
import type {SearchContext} from '../searchSetup.ts';
import {HitText} from './HitText.tsx';
import styles from './SearchPage.module.css';
import {countText, texts} from './texts.ts';
import {type SearchState, useSearch} from './useSearch.ts';
import {useQueryInAddress} from './useQueryInAddress.ts';

type SearchResultsProps = {client: SearchClient; context: SearchContext; input: HTMLInputElement};

const pageSize = 15;

/** For `openIsland`. A navigation to another query of the page opens it again. */
export function renderSearchResults(props: SearchResultsProps): (openings: number) => ReactNode {
  return (openings) => <SearchResults key={openings} {...props} />;
}

/** The results below the form of the search page. */
function SearchResults({client, context, input}: SearchResultsProps): ReactNode {
  const {query, area, ask, chooseArea} = useQueryInAddress(input);
  const [shown, setShown] = useState({query, area, pages: 1});
  const pages = shown.query === query && shown.area === area ? shown.pages : 1;
  const filters = {...context, ...(area !== null && {area})};
  const search = useSearch({client, query, filters, limit: pages * pageSize});
  if (query.trim() === '') return <p className={styles.message}>{texts.hint}</p>;
  return (
    <>
      <Status text={statusText(search)} />
      <Outcome
        {...search}
        area={area}
        ask={ask}
        chooseArea={chooseArea}
        showMore={() => setShown({query, area, pages: pages + 1})}
      />
    </>
  );
}

type OutcomeProps = SearchState & {
  area: string | null;
  ask: (query: string) => void;
  chooseArea: (area: string | null) => void;
  showMore: () => void;
};

function Outcome({answer, isFailed, retry, area, ask, chooseArea, showMore}: OutcomeProps): ReactNode {
  if (isFailed) return <Failure retry={retry} />;
  if (!answer || (answer.count === 0 && !answer.isComplete)) return <p className={styles.message}>{texts.loading}</p>;
  return (
    <>
      {answer.notice && <p className={styles.message}>{answer.notice}</p>}
      <AreaFilter areas={answer.areas} chosen={area} choose={chooseArea} />
      {answer.count === 0 ? <NoResults query={answer.query} ask={ask} /> : <Results answer={answer} />}
      {answer.hits.length < answer.count && <More showMore={showMore} left={answer.count - answer.hits.length} />}
    </>
  );
}

function Results({answer}: {answer: SearchAnswer}): ReactNode {
  return (
    <section aria-label="Results">
      <p className={styles.count}>{countText(answer.count, answer.query)}</p>
      <ol role="list" className={styles.results}>
        {answer.hits.map((hit) => (
          <li key={hit.url}>
            <p className={styles.breadcrumbs}>
              {[hit.hierarchy.lvl0, hit.hierarchy.lvl1].filter((title, level, all) => all.indexOf(title) === level).join(' › ')}
            </p>
            <a className={styles.hit} href={hit.url}>
              <HitText hit={hit} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * More results come by the button, and by themselves when it comes into view. Not for readers on their way with Tab: results that
 * come by themselves would push away what has focus below them.
 */
function More({showMore, left}: {showMore: () => void; left: number}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && document.documentElement.dataset.keyboardNavigation === undefined) showMore();
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, [showMore]);
  return (
    <button ref={button} type="button" className={styles.more} onClick={showMore}>
      Show more results ({left})
    </button>
  );
}
