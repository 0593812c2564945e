import type {CheckStart} from '../checker/contract.ts';
import {readMark, selector} from '../dataAttributes.ts';
import {announce} from './announce.ts';
import {onClick} from './events.ts';
import {openIsland} from './islands.ts';

/**
 * Opens the request checker: by the button of an operation, or by a link that carries a request. It listens from the start, because
 * readers click while the rest of a reference is still loading.
 */
export function startChecker(): void {
  onClick(selector('check'), (button) => openChecker(JSON.parse(readMark(button, 'check')) as CheckStart));
  addEventListener('hashchange', () => void openShared());
}

/** The request of a link that a colleague sent. */
export async function openShared(): Promise<void> {
  if (!location.hash.startsWith('#check/')) return;
  const {readShareHash} = await import('../checker/shareLink.ts');
  const shared = readShareHash(location.hash);
  if (!shared) return announce('The link to a request is damaged.');
  document.getElementById(`operation/${shared.operationId}`)?.scrollIntoView();
  openChecker(shared);
}

function openChecker(start: CheckStart): void {
  void openIsland('request checker', async () => (await import('./reference/start.ts')).loadChecker(start));
}
