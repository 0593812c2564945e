import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {SidebarItem} from '../docs/doc.ts';
import {listPages} from '../docs/sidebarPaths.ts';
import styles from './Pagination.module.css';

/** Previous and next page of the sidebar. */
export function Pagination({items, docId}: {items: SidebarItem[]; docId: string}): ReactNode {
  const pages = listPages(items);
  const index = pages.findIndex((page) => page.docId === docId);
  const [previous, next] = [pages[index - 1], pages[index + 1]];
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next page" className={styles.pagination}>
      {previous && (
        <a className={styles.link} href={previous.href} rel="prev">
          <span className={styles.direction}>Previous</span>
          {previous.label}
        </a>
      )}
      {next && (
        <a className={`${styles.link} ${styles.next}`} href={next.href} rel="next" {...mark('nextPage')}>
          <span className={styles.direction}>Next</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
