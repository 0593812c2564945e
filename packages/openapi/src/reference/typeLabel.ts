import type {FlatSchema} from './flatSchema.ts';
import {listTypes} from './listTypes.ts';

const plurals = new Map([
  ['string', 'strings'],
  ['integer', 'integers'],
  ['number', 'numbers'],
  ['boolean', 'booleans'],
  ['object', 'objects'],
  ['array', 'arrays'],
]);

/** "string", "integer (int64)", "array of strings", "boolean or integer", "string or null". */
export function labelType(flat: FlatSchema): string {
  const types = listTypes(flat, undefined, qualify);
  const others = types.filter((type) => type !== 'null');
  const label = others.join(flat.contradictions.includes('type') ? ' and ' : ' or ');
  if (types.includes('null')) return label ? `${label} or null` : 'null';
  return label || (flat.exclusions.includes(true) ? 'no value' : 'any value');
}

function qualify(type: string, {own, items}: FlatSchema): string {
  if (type === 'array') return items ? `array of ${pluralise(items.open())}` : 'array';
  const isTextual = type === 'string' || type === 'integer' || type === 'number';
  return isTextual && own.format !== undefined ? `${type} (${[own.format].flat().map(String).join(', ')})` : type;
}

function pluralise(items: FlatSchema): string {
  const label = labelType(items);
  if (label === 'any value') return 'any values';
  if (/ (or|and) /.test(label)) return `(${label})`;
  return label.replace(/^\w+/, (word) => plurals.get(word) ?? word);
}
