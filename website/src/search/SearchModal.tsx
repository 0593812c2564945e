import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import type {SearchContext} from './searchSetup.ts';
import type {SearchClient} from './searchClient.ts';
import {SearchBox} from './SearchBox.tsx';
import styles from './SearchModal.module.css';

type SearchModalProps = {client: SearchClient; readContext: () => SearchContext};

/** For `openIsland`. */
export function renderSearchModal(props: SearchModalProps): (openings: number) => ReactNode {
  return (openings) => <SearchModal {...props} openings={openings} />;
}

/** The search dialog. It opens when it is mounted, and again, with an empty question, whenever `openings` grows. */
function SearchModal({client, readContext, openings}: SearchModalProps & {openings: number}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  const closeBeside = ({target}: MouseEvent): void => {
    if (target === dialog.current) close();
  };
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, [openings]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Search docs" onClick={closeBeside}>
      <SearchBox key={openings} client={client} filters={readContext()} close={close} />
    </dialog>
  );
}
