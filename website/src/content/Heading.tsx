import {toHref} from '@docs/openapi';
import type {ReactNode} from 'react';
import {mark} from '../dataAttributes.ts';
import styles from './Heading.module.css';

type HeadingProps = {id?: string; children?: ReactNode};

/** The link that copies the section's address stands beside the heading, so that the heading's own text stays clean. */
function Heading({level, id, children}: HeadingProps & {level: 2 | 3 | 4}): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <div className={`${styles.heading} ${styles[`level${level}`] ?? ''}`}>
      <Tag id={id}>{children}</Tag>
      {id !== undefined && (
        <a
          className={styles.anchor}
          href={toHref(id)}
          aria-label="Link to this section"
          aria-describedby={id}
          {...mark('copyLink')}
        >
          #
        </a>
      )}
    </div>
  );
}

export const Heading2 = (props: HeadingProps): ReactNode => <Heading level={2} {...props} />;
export const Heading3 = (props: HeadingProps): ReactNode => <Heading level={3} {...props} />;
export const Heading4 = (props: HeadingProps): ReactNode => <Heading level={4} {...props} />;
