import {selector} from '../dataAttributes.ts';

/** Says something to screen readers without moving focus. */
export function announce(text: string): void {
  const status = document.querySelector(selector('status'));
  if (status) status.textContent = text;
}
