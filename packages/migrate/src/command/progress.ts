import type {Output} from './output.ts';

export type Progress = {show: (done: number, total: number, path: string) => void; end: () => void};

/** Short work shows nothing, and a terminal isn't written to for each file. */
const pauseMs = 200;
const eraseLine = '\r\x1b[2K';

/** A line that tells how far the work is, only where a terminal can remove it again. */
export function createProgress(output: Output, now: () => number = Date.now): Progress {
  let last = now();
  let isShown = false;
  return {
    show(done, total, path) {
      if (output.isTTY !== true || now() - last < pauseMs) return;
      last = now();
      isShown = true;
      // A longer line would wrap, and only its last row would be removed.
      output.write(eraseLine + `Migrating ${done} of ${total}: ${path}`.slice(0, (output.columns ?? 80) - 1));
    },
    end() {
      if (isShown) output.write(eraseLine);
      isShown = false;
    },
  };
}
