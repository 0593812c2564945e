import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import {CopyIcon, WrapIcon} from './icons.tsx';
import styles from './CodeBlock.module.css';

type CodeBlockProps = {
  language?: string;
  title?: string | undefined;
  /** Whether names in it carry their types. */
  typed?: boolean;
  children?: ReactNode;
};

/** A highlighted `<code>`, as the Markdown pipeline hands it over, with its title and buttons. */
export function CodeBlock({language = 'text', title, typed = false, children}: CodeBlockProps): ReactNode {
  return (
    <figure className={typed ? `${styles.block} ${styles.typed}` : styles.block}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <pre className={styles.code} tabIndex={0} data-language={language}>
          {children}
        </pre>
        <div className={`${styles.buttons} needs-script`}>
          <button type="button" className={styles.button} aria-label="Wrap long lines" aria-pressed="false" {...mark('wrapCode')}>
            <WrapIcon />
          </button>
          <button type="button" className={styles.button} aria-label="Copy code" {...mark('copyCode')}>
            <CopyIcon />
          </button>
        </div>
      </div>
    </figure>
  );
}
