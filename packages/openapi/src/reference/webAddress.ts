import {readObject, readText} from '../document/readValues.ts';
import type {AboutLink, FurtherReading} from './apiReference.ts';

/** An address that leads somewhere; empty for any other. It might act instead. What would end an attribute of HTML is encoded. */
export function toWebAddress(address: unknown): string {
  const text = readText(address).trim();
  return /^(https?:\/\/|mailto:)/i.test(text) ? text.replace(/["<>`\s\p{Cs}]/gu, encode) : '';
}

/** Half a character can't be encoded. */
function encode(character: string): string {
  return /\p{Cs}/u.test(character) ? '' : encodeURIComponent(character);
}

/** Documentation elsewhere, as documents, tags, operations and schemas name it. */
export function buildFurtherReading(externalDocs: unknown): FurtherReading | null {
  const {url, description} = readObject(externalDocs);
  const href = toWebAddress(url);
  return href === '' ? null : {href, text: readText(description) || href};
}

/** A text with its address. Without both, there's nothing to show. */
export function buildLink(label: string, text: unknown, address: unknown): AboutLink[] {
  const href = toWebAddress(address);
  const shown = readText(text) || readText(address);
  return shown === '' ? [] : [{label, text: shown, href}];
}
