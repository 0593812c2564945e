import type {ReactNode} from 'react';
import type {AdmonitionKind} from '../markdown/admonitions.ts';
import styles from './Admonition.module.css';

const words: Record<AdmonitionKind, string> = {note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger'};
const symbols: Record<AdmonitionKind, string> = {
  note: 'M10 9v5m0-8v.1',
  tip: 'M7.500 12.500a4 4 0 1 1 5 0v1.500h-5Zm.5 3.500h4',
  info: 'M10 9v5m0-8v.1',
  warning: 'M10 6v5m0 3v.1',
  danger: 'M10 6v5m0 3v.1',
};

type AdmonitionProps = {kind: AdmonitionKind; title?: string; children: ReactNode};

export function Admonition({kind, title, children}: AdmonitionProps): ReactNode {
  return (
    <div className={`${styles.admonition} ${styles[kind] ?? ''}`} role="note" aria-label={title ?? words[kind]}>
      <p className={styles.title}>
        <svg
          width="18"
          height="18"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {kind === 'warning' || kind === 'danger' ? (
            <path d="M10 2 1.500 17.500h17Z" />
          ) : kind === 'tip' ? null : (
            <circle cx="10" cy="10" r="8" />
          )}
          <path d={symbols[kind]} />
        </svg>
        {title ?? words[kind]}
      </p>
      {children}
    </div>
  );
}
