import type {ReactNode} from 'react';
import styles from './Html.module.css';

/** HTML of the reference model, which sanitised it. Nothing where there is no text. */
export function Html({html}: {html: string}): ReactNode {
  return html ? <div className={styles.html} dangerouslySetInnerHTML={{__html: html}} /> : null;
}
