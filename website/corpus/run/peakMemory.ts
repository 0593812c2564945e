import {readFileSync, writeFileSync} from 'node:fs';

/** From here on, the peak is a new one. Only Linux can forget the last. */
export function forgetPeak(): void {
  globalThis.gc?.();
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Elsewhere, a peak is that of the whole process.
  }
}

/** The most memory that this process had at once, in MiB. */
export function readPeak(): number {
  return readKiB('VmHWM') / 1024 || process.resourceUsage().maxRSS / 1024;
}

function readKiB(field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
