import type {ReactNode} from 'react';
import {searchHint} from '../../layer/startingPoints.ts';
import {Page} from '../../layout/Page.tsx';
import {usePage} from '../../site/PageProvider.tsx';
import {AreaFilter} from './AreaFilter.tsx';
import {HitTemplate} from './HitTemplate.tsx';
import {Outcome} from './Outcome.tsx';
import {part} from './parts.ts';
import styles from './SearchPage.module.css';

/**
 * The form works without scripts, and what is asked is in the address. Everything that can be shown is in the HTML, so `showResults`
 * only fills it in: nothing has to be loaded before the first result but the engine and the index.
 */
export function SearchPage(): ReactNode {
  const {versions, apis} = usePage().site;
  const guides = versions.flatMap(({sidebars}) => Object.values(sidebars).map(({area}) => area));
  return (
    <Page title="Search" description={searchHint} canonical="/search" isIndexed={false}>
      <div className={styles.content} {...part('page')}>
        <h1>Search</h1>
        <p className={styles.lead}>{searchHint}</p>
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
            {...part('input')}
          />
          <button type="submit" className={styles.submit}>
            Search
          </button>
        </form>
        <div className={styles.columns}>
          <AreaFilter areas={[...new Set([...guides, ...apis.map(({title}) => title)])]} />
          <Outcome />
        </div>
        <HitTemplate />
      </div>
    </Page>
  );
}
