import {type ReactNode, useEffect, useState} from 'react';
import type {SearchContext} from '../searchSetup.ts';
import type {SearchClient} from './searchClient.ts';
import {SearchBox} from './SearchBox.tsx';

type SearchModalProps = {
  client: SearchClient;
  readContext: () => SearchContext;
  /** The dialog that this is shown in. */
  dialog: HTMLDialogElement;
  /** What is in the input of the dialog, also before this is shown. */
  readTyped: () => string;
};

/** For `openIsland`. */
export function renderSearchModal(props: SearchModalProps): () => ReactNode {
  return () => <SearchModal {...props} />;
}

/** The content of the search dialog. It goes on with what was typed into the plain one, and starts anew whenever the dialog closes. */
function SearchModal({client, readContext, dialog, readTyped}: SearchModalProps): ReactNode {
  const [{openings, typed}, setOpening] = useState(() => ({openings: 1, typed: readTyped()}));
  useEffect(() => {
    const startAnew = (): void => setOpening((last) => ({openings: last.openings + 1, typed: ''}));
    dialog.addEventListener('close', startAnew);
    return () => dialog.removeEventListener('close', startAnew);
  }, [dialog]);
  return <SearchBox key={openings} typed={typed} close={() => dialog.close()} {...{client, readContext}} />;
}
