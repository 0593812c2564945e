import type {ReactNode} from 'react';
import {Heading2} from '../content/Heading.tsx';
import styles from './ReferencePage.module.css';

/** Stands over several groups. */
export function SectionHeading({heading: {text, anchor}}: {heading: {text: string; anchor: string}}): ReactNode {
  return (
    <div className={`${styles.section} ${styles.heading}`}>
      <Heading2 id={anchor}>{text}</Heading2>
    </div>
  );
}
