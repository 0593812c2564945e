import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {Page} from '../layout/Page.tsx';
import styles from './SearchPage.module.css';
import {noIndexYet} from './texts.ts';

export function SearchPage(): ReactNode {
  return (
    <Page title="Search" description="Search the guides and the contributor documentation." canonical="/search" isIndexed={false}>
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
            {...mark('searchQuery')}
          />
          <button type="submit" className={styles.submit}>
            Search
          </button>
        </form>
        <p role="status">{noIndexYet}</p>
      </div>
    </Page>
  );
}
