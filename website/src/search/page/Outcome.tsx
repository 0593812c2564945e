import type {ReactNode} from 'react';
import {listStartingPoints} from '../../layer/startingPoints.ts';
import {texts} from '../texts.ts';
import {part} from './parts.ts';
import styles from './SearchPage.module.css';

/** What there is to see of a search: results, or why there are none. Shown part by part. */
export function Outcome(): ReactNode {
  return (
    <div className={styles.outcome}>
      <p className="without-script">{texts.needsScript}</p>
      <p className="visually-hidden" role="status" {...part('status')} />
      <div {...part('fault')} />
      <div className={`${styles.head} needs-script`}>
        <p className={styles.title} {...part('title')} />
        <p className={styles.remark}>
          <span {...part('remark')} />
          <span hidden {...part('suggestion')}>
            {' '}
            {texts.didYouMean} <button type="button" className="search-button" />?
          </span>
        </p>
        <button type="button" className="search-button" hidden {...part('retry')}>
          Retry
        </button>
        <p className={styles.remark} hidden {...part('notice')} />
      </div>
      <section aria-label="Results" hidden {...part('results')}>
        <ol role="list" className={styles.results} />
        <button type="button" className={styles.more} {...part('more')} />
      </section>
      <section className={styles.places} hidden aria-labelledby="search-recent" {...part('recent')}>
        <h2 id="search-recent">{texts.recent}</h2>
        <ul role="list" />
        <button type="button" className="search-button">
          {texts.forgetRecent}
        </button>
      </section>
      <StartingPoints />
    </div>
  );
}

/** Without scripts, these are what the page has to offer. */
function StartingPoints(): ReactNode {
  return (
    <section className={`${styles.places} without-script`} aria-labelledby="search-start" {...part('start')}>
      <h2 id="search-start">{texts.start}</h2>
      <ul role="list">
        {listStartingPoints().map(({url, title, about}) => (
          <li key={url}>
            <a href={url}>{title}</a> <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
