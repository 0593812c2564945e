import {readObject} from '../document/readValues.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Values} from './mapObjects.ts';

/** An object without entries that can't be read. */
export function keepEntries(value: unknown, isKept: (entry: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(readObject(value)).filter(([, entry]) => isKept(entry)));
}

/** The same where extensions may stand beside what has a name. */
export function keepNamed(value: unknown, isKept: (entry: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(keepEntries(value, isKept)).filter(([name]) => !name.startsWith('x-')));
}

/** An object without those of its texts that aren't texts. */
export function keepTexts(value: Values, texts: string[]): Values {
  return keepFields(value, texts, (entry) => typeof entry === 'string');
}

export function keepFlags(value: Values, flags: string[]): Values {
  return keepFields(value, flags, (entry) => typeof entry === 'boolean');
}

/** An object whose groups are objects, and hold nothing but objects. */
export function keepObjects(value: Values, groups: string[]): Values {
  const kept = keepFields(value, groups, isSchema);
  const entries = groups
    .filter((group) => !['contact', 'license'].includes(group) && kept[group] !== undefined)
    .map((group): [string, Values] => [group, keepEntries(kept[group], isSchema)]);
  return {...kept, ...Object.fromEntries(entries)};
}

function keepFields(value: Values, fields: string[], isKept: (entry: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(value).filter(([field, entry]) => !fields.includes(field) || isKept(entry)));
}

/** A text. A number is one that nobody quoted. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** An object without some of its fields. */
export function omit(value: Values, fields: string[]): Values {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
}
