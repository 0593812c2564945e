import type {RunState, SentRequest} from './runState.ts';

export function wordEnd({end, milliseconds, lines}: Pick<RunState, 'end' | 'milliseconds' | 'lines'>): string {
  switch (end) {
    case undefined:
      return 'Running…';
    case 'finished':
      return `Ran in ${wordTime(milliseconds)}${lines.length === 0 ? '' : ', and printed:'}`;
    case 'failed':
      return `Failed after ${wordTime(milliseconds)}`;
    case 'stopped':
      return `Stopped after ${wordTime(milliseconds)}`;
    case 'too long':
      return 'Stopped: it ran for 10 s without ending.';
  }
}

export function wordTime(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

export function wordRequests(count: number): string {
  return count === 1 ? '1 request' : `${count.toLocaleString('en')} requests`;
}

export function wordRequest({status}: Pick<SentRequest, 'status'>): string {
  return status === undefined ? 'no response yet' : String(status);
}
