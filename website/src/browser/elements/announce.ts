import {selector} from '../../dataAttributes.ts';

/** Says something to screen readers without moving focus. A modal dialog has its own place for it: what is outside is silent. */
export function announce(text: string): void {
  const status = document.querySelector(`dialog:modal ${selector('status')}`) ?? document.querySelector(selector('status'));
  if (status) status.textContent = text;
}
