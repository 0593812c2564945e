import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {Page} from '../layout/Page.tsx';
import styles from './SearchPage.module.css';
import {texts} from './texts.ts';

/** The form works without scripts, and what is asked is in the address; the results are an island. */
export function SearchPage(): ReactNode {
  return (
    <Page title="Search" description="Search guides, contributor pages and API references." canonical="/search" isIndexed={false}>
      <div className={styles.content}>
        <h1>Search</h1>
        <form role="search" action="/search" className={styles.form}>
          <label className="visually-hidden" htmlFor="search-page-input">
            Search docs
          </label>
          <input
            id="search-page-input"
            className={styles.input}
            type="search"
            name="q"
            placeholder="Search docs"
            autoComplete="off"
            spellCheck={false}
            {...mark('searchQuery')}
          />
          <button type="submit" className={styles.submit}>
            Search
          </button>
        </form>
        <div id="search-results">
          <p className="without-script">{texts.needsScript}</p>
        </div>
      </div>
    </Page>
  );
}
