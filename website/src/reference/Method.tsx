import type {ReactNode} from 'react';
import styles from './Method.module.css';

/** Word and colour: the colour alone would say nothing to many. */
export function Method({method}: {method: string}): ReactNode {
  return <b className={`${styles.method} ${styles[method.toLowerCase()] ?? ''}`}>{method}</b>;
}
