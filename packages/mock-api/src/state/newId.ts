import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, utf8ToBytes} from '@noble/hashes/utils.js';
import type {State} from './state.ts';

/** IDs look random and are not: they come from a counter, so the same calls give the same IDs. */
function nextDigest(state: State): string {
  state.lastID += 1;
  return bytesToHex(sha256(utf8ToBytes(`mock ${state.lastID}`)));
}

/** 16 hexadecimal digits, as records get them. */
export function newObjectID(state: State): string {
  return nextDigest(state).slice(0, 16);
}

/** 32 hexadecimal digits. */
export function newKey(state: State): string {
  return nextDigest(state).slice(0, 32);
}

export function newUuid(state: State): string {
  const digits = nextDigest(state);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
