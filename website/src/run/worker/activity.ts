// As in Node.js, a program ends when its last statement ran and nothing is left to wait for: no timer and no request.

const moment = 20;

let active = 0;
let whenIdle: (() => void) | undefined;

export function begin(): void {
  active += 1;
}

export function end(): void {
  active -= 1;
  // What follows may begin another one, and may take a moment that nobody counts: to read a response, or to sign something.
  setTimer(() => {
    if (active === 0) whenIdle?.();
  }, moment);
}

/** Resolves when nothing is left to wait for. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    whenIdle = resolve;
    begin();
    end();
  });
}

type Timer = ReturnType<typeof setTimeout>;

// Taken before a program can replace them.
const {setTimeout: setTimer, clearTimeout: clearTimer, setInterval: repeatTimer} = globalThis;

/** Timers that count. Their IDs are those of the browser. */
export function createTimers(): object {
  const running = new Set<unknown>();

  const clear = (id: Timer | undefined): void => {
    clearTimer(id);
    if (running.delete(id)) end();
  };
  return {
    setTimeout(run: unknown, delay?: number, ...values: unknown[]): Timer {
      const call = readFunction(run);
      begin();
      const id = setTimer(() => {
        if (running.delete(id)) end();
        call(...values);
      }, delay);
      running.add(id);
      return id;
    },
    setInterval(run: unknown, delay?: number, ...values: unknown[]): Timer {
      const call = readFunction(run);
      begin();
      const id = repeatTimer(() => call(...values), delay);
      running.add(id);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  };
}

/** Browsers would evaluate a string. */
function readFunction(run: unknown): (...values: unknown[]) => unknown {
  if (typeof run === 'function') return run as (...values: unknown[]) => unknown;
  throw new TypeError('The "callback" argument must be of type function.');
}
