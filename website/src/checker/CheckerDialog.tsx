import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import {mark} from '../dataAttributes.ts';
import styles from './RequestChecker.module.css';

type CheckerDialogProps = {openings: number; title: string; children: ReactNode};

const desktop = '(width >= 996px)';

/**
 * Beside the text on wide screens, so that both can be used; over everything on narrow ones. There it is modal, and a link to a
 * field closes it, as all that lies over a page closes when the reader goes elsewhere.
 */
export function CheckerDialog({openings, title, children}: CheckerDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open) return;
    if (matchMedia(desktop).matches) dialog.current?.show();
    else dialog.current?.showModal();
  }, [openings]);
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="checker-title" onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h2 id="checker-title">{title}</h2>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <p className={styles.note}>Your request is checked and run in the browser. Nothing is sent.</p>
      {children}
      <div className="visually-hidden" role="status" {...mark('status')} />
    </dialog>
  );
}
