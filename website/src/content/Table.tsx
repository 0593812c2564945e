import type {ReactNode} from 'react';
import styles from './Table.module.css';

/** Scrolls inside its own box on narrow screens; reachable by keyboard for that reason. */
export function Table({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.box} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table}>{children}</table>
    </div>
  );
}
