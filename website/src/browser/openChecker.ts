import type {CheckStart} from '../checkStart.ts';
import {readJson, selector} from '../dataAttributes.ts';
import {announce} from './elements/announce.ts';
import {onClick} from './elements/events.ts';
import {createOverlay, openIsland} from './islands.ts';
import {openIfAsked, whenLoaded} from './navigation/newDeployment.ts';

const id = 'request-checker';

/**
 * Opens the request checker: by the button of an operation, or by a link that carries a request. It listens from the start, because
 * readers click while the rest of a reference is still loading.
 */
export function startChecker(): void {
  onClick(selector('check'), (button) => {
    const start = readJson(button, 'check');
    if (start) openChecker(start);
  });
  addEventListener('hashchange', openShared);
  openIfAsked(id, (start) => openChecker(start as CheckStart));
}

/** The request of a link that a colleague sent. */
export function openShared(): void {
  if (!location.hash.startsWith('#check/')) return;
  whenLoaded(import('../checker/shareLink.ts'), ({readShareHash}) => {
    const shared = readShareHash(location.hash);
    if (!shared) return announce('This link to a request is broken.');
    document.getElementById(`operation/${shared.operationId}`)?.scrollIntoView();
    openChecker(shared);
  });
}

function openChecker(start: CheckStart): void {
  const container = createOverlay(id);
  const close = (): void => container.replaceChildren();
  void openIsland(
    {id, kind: 'overlay', name: 'The request checker', container, close, retry: () => openChecker(start), readStart: () => start},
    async () => (await import('./reference/startReference.ts')).loadChecker(start),
  );
}
