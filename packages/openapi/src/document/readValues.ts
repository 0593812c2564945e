import {isSchema} from './schemaChildren.ts';

/** Parts of a document that nobody has checked: what isn't of the kind that is asked for is read as if it weren't there. */
export function readObject(value: unknown): Record<string, unknown> {
  return isSchema(value) ? value : {};
}

export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function readTexts(value: unknown): string[] {
  return readList(value).filter((entry) => typeof entry === 'string');
}

/** The entries of an object that are objects themselves, by their name. Extensions are none of them. */
export function readEntries(value: unknown): [string, Record<string, unknown>][] {
  return Object.entries(readObject(value)).flatMap(([name, entry]) =>
    isSchema(entry) && !name.startsWith('x-') ? [[name, entry]] : [],
  );
}
