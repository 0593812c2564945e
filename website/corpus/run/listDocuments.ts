import {existsSync, openSync, readdirSync, readSync, closeSync, statSync} from 'node:fs';
import path from 'node:path';

/** The documents of OpenAPI 3 in some folders, and files that are named themselves, each once. */
export function listDocuments(places: string[]): string[] {
  return [...new Set(places.flatMap(listOfPlace))];
}

function listOfPlace(place: string): string[] {
  if (!existsSync(place)) throw new Error(`There is no file or folder ${place}.\nName a document, or a folder of documents.`);
  if (!statSync(place).isDirectory()) return [path.resolve(place)];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(json|ya?ml)$/.test(entry.name))
    .map((entry) => path.join(path.resolve(entry.parentPath), entry.name))
    .filter((file) => isOpenApi3(readStart(file)))
    .sort();
}

/** A document says what it is among its first words, unless a tool has sorted its keys. */
function isOpenApi3(start: string): boolean {
  return /["']?openapi["']?\s*:\s*["']?3\./.test(start);
}

function readStart(file: string): string {
  const buffer = Buffer.alloc(Math.min(statSync(file).size, 64 * 1024 * 1024));
  const descriptor = openSync(file, 'r');
  try {
    return buffer.toString('utf8', 0, readSync(descriptor, buffer));
  } finally {
    closeSync(descriptor);
  }
}
