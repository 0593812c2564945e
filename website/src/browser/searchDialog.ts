import {selector} from '../dataAttributes.ts';
import {sitePath} from '../sitePath.ts';

type SearchDialog = {dialog: HTMLDialogElement; message: HTMLElement | null; readTyped: () => string};

/**
 * Shows the dialog of the search: plain HTML that a reader can type into while the rest is loaded. The island replaces its content.
 * `message` is where the plain dialog tells what is going on; it is null once the island is there.
 */
export function openSearchDialog(typed: string): SearchDialog {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog') ?? createDialog();
  const message = dialog.querySelector<HTMLElement>('.search-loading');
  if (message) message.textContent = 'Loading search…';
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input');
  if (input && typed !== '') input.value = typed;
  input?.focus();
  return {dialog, message, readTyped: () => dialog.querySelector('input')?.value ?? ''};
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', 'Search docs');
  // As in SearchBox.tsx, which takes its place: nothing should move then.
  dialog.innerHTML = `<form role="search" action="${sitePath('/search')}" class="search-form"><label class="search-icon"></label>
<input type="search" name="q" class="search-input" placeholder="Search docs" aria-label="Search docs" spellcheck="false" autocomplete="off">
<button type="button" class="search-button">Close</button></form><div class="search-loading" role="status"></div>`;
  const icon = document.querySelector(`${selector('searchOpen')} svg`);
  if (icon) dialog.querySelector('label')?.append(icon.cloneNode(true));
  const form = dialog.querySelector('form');
  form?.querySelector('button')?.addEventListener('click', () => dialog.close());
  form?.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') dialog.close();
  });
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => form?.reset());
  document.body.append(dialog);
  return dialog;
}
