import {type ReactNode, useEffect, useRef, useState} from 'react';
import {AreaFilter} from './AreaFilter.tsx';
import {Failure, NoResults, Status} from './Messages.tsx';
import type {Answer, SearchClient} from './searchClient.ts';
import type {SearchContext} from './searchSetup.ts';
import {HitText} from './HitText.tsx';
import styles from './SearchPage.module.css';
import {countText, texts} from './texts.ts';
import {useSearch} from './useSearch.ts';
import {useQueryInAddress} from './useQueryInAddress.ts';

type SearchResultsProps = {client: SearchClient; context: SearchContext; input: HTMLInputElement};

const pageSize = 15;

/** For `openIsland`. A navigation to another query of the page opens it again. */
export function renderSearchResults(props: SearchResultsProps): (openings: number) => ReactNode {
  return (openings) => <SearchResults {...props} openings={openings} />;
}

/** The results below the form of the search page. */
function SearchResults({client, context, input, openings}: SearchResultsProps & {openings: number}): ReactNode {
  const {query, area, ask, chooseArea} = useQueryInAddress(input, openings);
  const [pages, setPages] = useState(1);
  useEffect(() => setPages(1), [query, area]);
  const filters = {...context, ...(area !== null && {area})};
  const {answer, isFailed, retry} = useSearch({client, query, filters, limit: pages * pageSize});
  if (query.trim() === '') return <p className={styles.message}>{texts.hint}</p>;
  if (isFailed) return <Failure retry={retry} />;
  if (!answer || (answer.count === 0 && !answer.isComplete)) return <p className={styles.message}>{texts.loading}</p>;
  const count = countText(answer.count, answer.query);
  return (
    <>
      {answer.notice && <p className={styles.message}>{answer.notice}</p>}
      <AreaFilter areas={answer.areas} chosen={area} choose={chooseArea} />
      <Status text={answer.isComplete ? count : ''} />
      {answer.count === 0 ? <NoResults query={answer.query} ask={ask} /> : <Results answer={answer} title={count} />}
      {answer.hits.length < answer.count && (
        <More showMore={() => setPages((shown) => shown + 1)} left={answer.count - answer.hits.length} />
      )}
    </>
  );
}

function Results({answer, title}: {answer: Answer; title: string}): ReactNode {
  return (
    <section aria-label="Results">
      <p className={styles.count}>{title}</p>
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

/** More results come by the button, and by themselves when it comes into view. */
function More({showMore, left}: {showMore: () => void; left: number}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) showMore();
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
