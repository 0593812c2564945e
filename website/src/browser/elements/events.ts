import {isConnectionPoor} from './connection.ts';

/**
 * Calls back when the reader comes near a matching element, by pointer or by Tab: time to load what a click would need. Not on a
 * connection that would suffer.
 */
export function onApproach(matching: string, handle: () => void): void {
  for (const type of ['pointerover', 'focusin'] as const)
    onEvent(type, matching, () => {
      if (!isConnectionPoor()) handle();
    });
}

/** Calls back for clicks on matching elements, now or after a navigation. */
export function onClick(matching: string, handle: (element: HTMLElement, event: MouseEvent) => void): void {
  onEvent('click', matching, handle);
}

/** The same for other events that reach the document. */
export function onEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  matching: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(matching) : null;
    if (element) handle(element, event);
  });
}
