import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import type {CodeLine} from '../markdown/codeLine.ts';
import {CodeLines} from './CodeLines.tsx';
import {CopyIcon, WrapIcon} from './icons.tsx';
import styles from './CodeBlock.module.css';

type CodeBlockProps = {
  language: string;
  title?: string | undefined;
  /** Whether names in it carry their types. */
  typed?: boolean;
  lines: CodeLine[];
};

/** Highlighted code with its title and buttons. */
export function CodeBlock({language, title, typed = false, lines}: CodeBlockProps): ReactNode {
  return (
    <figure className={typed ? `${styles.block} ${styles.typed}` : styles.block}>
      {title !== undefined && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <pre className={styles.code} tabIndex={0} data-language={language}>
          <CodeLines lines={lines} />
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

/** The same as the Markdown pipeline hands it over, whose properties are strings. */
export function MarkdownCodeBlock({lines, ...block}: Omit<CodeBlockProps, 'lines'> & {lines: string}): ReactNode {
  return <CodeBlock {...block} lines={JSON.parse(lines) as CodeLine[]} />;
}
