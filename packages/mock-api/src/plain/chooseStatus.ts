import {Refusal} from '../request/refusal.ts';

/** A status, and the key under which the document describes it: `404`, `4XX` or `default`. */
export type ChosenStatus = {status: number; key: string | undefined};

/** The first success that is described, or the status that is asked for. */
export function chooseStatus(operationId: string, keys: string[], asked: string | undefined): ChosenStatus {
  if (asked !== undefined) return findAsked(operationId, keys, asked);
  const key =
    keys.find((other) => /^2(?:\d\d|XX)$/i.test(other)) ??
    keys.find((other) => other === 'default') ??
    keys.find((other) => /^[345](?:\d\d|XX)$/i.test(other));
  return {key, status: toStatus(key)};
}

function findAsked(operationId: string, keys: string[], asked: string): ChosenStatus {
  const range = `${asked.charAt(0)}XX`;
  const key =
    keys.find((other) => other === asked) ??
    keys.find((other) => other.toUpperCase() === range) ??
    keys.find((other) => other === 'default');
  // There is no response of the web with another number.
  if (key !== undefined && /^[2-5]\d\d$/.test(asked)) return {key, status: Number(asked)};
  throw new Refusal(400, `${operationId} has no response ${asked}. It has: ${keys.join(', ') || 'none'}.`);
}

function toStatus(key: string | undefined): number {
  if (key === undefined || key === 'default') return 200;
  return Number(key.replace(/xx/i, '00'));
}
