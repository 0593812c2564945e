import type {ReactNode} from 'react';
import {menuId} from '../layout/SideMenu.tsx';
import styles from './OperationsButton.module.css';

/** On a phone, the list of operations is one press away, wherever the reader is in the page. */
export function OperationsButton(): ReactNode {
  return (
    <button type="button" className={styles.button} popoverTarget={menuId}>
      Operations
    </button>
  );
}
