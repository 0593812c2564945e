import {type ReactNode, useEffect, useRef} from 'react';
import styles from './SearchModal.module.css';
import {noIndexYet} from './texts.ts';

/** For `openIsland`. */
export const renderSearchModal = (openings: number): ReactNode => <SearchModal openings={openings} />;

/** The search dialog. It opens when it is mounted, and again whenever `openings` grows. */
function SearchModal({openings}: {openings: number}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [openings]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search the documentation"
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <form role="search" action="/search" className={styles.form}>
        <label className="visually-hidden" htmlFor="search-modal-input">
          Search docs
        </label>
        <input
          id="search-modal-input"
          className={styles.input}
          type="search"
          name="q"
          placeholder="Search docs"
          autoComplete="off"
          autoFocus
        />
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          Close
        </button>
      </form>
      <p role="status" className={styles.message}>
        {noIndexYet}
      </p>
    </dialog>
  );
}
