const pause = 200;

/** Calls back when the browser has nothing else to do. WebKit does not say when that is: there, a pause has to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, pause);
}
