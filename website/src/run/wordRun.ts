import {limits} from './protocol.ts';
import type {RunState, SentRequest} from './runState.ts';

export function wordEnd({end, milliseconds}: Pick<RunState, 'end' | 'milliseconds'>): string {
  switch (end) {
    case undefined:
      return 'Running…';
    case 'finished':
      return `Ran in ${wordTime(milliseconds)}`;
    case 'failed':
      return `Failed after ${wordTime(milliseconds)}`;
    case 'stopped':
      return `Stopped after ${wordTime(milliseconds)}`;
    case 'too long':
      return `Stopped after ${limits.seconds} s: the program didn’t finish`;
  }
}

/** What readers hear who don't see the output. */
export function wordRun(state: RunState): string {
  const {error, lines} = state;
  const output = lines.length === 0 ? 'No output' : lines.length === 1 ? '1 line of output' : `${lines.length} lines of output`;
  return `${wordEnd(state)}. ${error ? `${error.name}: ${error.message}` : output}`;
}

export function wordTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

export function wordRequests(count: number): string {
  return count === 1 ? '1 request' : `${wordCount(count)} requests`;
}

/** With commas. What the language has for it takes 50 ms the first time on a slow machine. */
export function wordCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function wordRequest({status, problem, milliseconds}: SentRequest): string {
  if (status === undefined) return problem ?? 'no response yet';
  return `${status} ${wordTime(milliseconds ?? 0)}`;
}
