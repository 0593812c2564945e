import {existsSync} from 'node:fs';
import path from 'node:path';
import {toPointer, toTokens} from '../document/pointers.ts';

/** Where a reference leads: a place in a file. */
export type FilePlace = {file: string; pointer: string};

/** Whether a reference leads to another host, or to what isn't a file. A drive of Windows has one letter. */
export function isRemote(reference: string): boolean {
  return /^([a-z][a-z\d+.-]+:|\/\/)/i.test(reference);
}

/** Where a reference in a file leads. `undefined` for one that names a schema instead of its place: `#pet`. */
export function resolveReference(reference: string, from: string): FilePlace | undefined {
  const [address = '', ...fragments] = reference.split('#');
  const fragment = fragments.join('#');
  if (fragment !== '' && !fragment.startsWith('/')) return undefined;
  return {file: address === '' ? from : findFile(address, path.dirname(from)), pointer: toPointer(...toTokens(`#${fragment}`))};
}

/** A reference is an address, so it may be encoded; most people write file names as they are. */
function findFile(address: string, folder: string): string {
  const plain = path.resolve(folder, address);
  return existsSync(plain) ? plain : path.resolve(folder, decode(address));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
