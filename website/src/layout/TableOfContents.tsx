import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {DocHeading} from '../docs/doc.ts';
import styles from './TableOfContents.module.css';

type TableOfContentsProps = {headings: DocHeading[]; isCollapsible?: boolean};

/** Beside the text on wide screens; on others a closed section above it (`isCollapsible`). */
export function TableOfContents({headings, isCollapsible = false}: TableOfContentsProps): ReactNode {
  const links = (
    <ul role="list">
      {headings.map(({id, text, level}) => (
        <li key={id} className={level === 3 ? styles.nested : undefined}>
          <a className={styles.link} href={`#${id}`} {...mark('tocLink', id)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (isCollapsible) {
    return (
      <details className={styles.collapsible}>
        <summary className={styles.summary}>On this page</summary>
        <nav aria-label="On this page">{links}</nav>
      </details>
    );
  }
  return (
    <nav aria-labelledby="toc-title" className={styles.beside}>
      <p id="toc-title" className={styles.title}>
        On this page
      </p>
      {links}
    </nav>
  );
}
