import {typeOf} from '../words/words.ts';
import type {FlatSchema, FlatOption} from './flatSchema.ts';
import {listValues} from '../document/mergeKeywords.ts';

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

/** Formats of numbers; others are those of texts. */
const numberFormats = /^(?:u?int\d*|float|double|decimal\d*)$/;

function qualify(type: string, {own, items}: FlatSchema): string {
  if (type === 'array') return items ? `array of ${pluralise(items.open())}` : 'array';
  const types = own.type === undefined ? [] : [own.type].flat();
  const isNumber = type === 'integer' || type === 'number';
  // Beside a text, the format of a text says nothing about a number.
  const isMeant = !isNumber || !types.includes('string') || numberFormats.test(String(own.format));
  const isTextual = (type === 'string' || isNumber) && isMeant;
  return isTextual && own.format !== undefined ? `${type} (${[own.format].flat().map(String).join(', ')})` : type;
}

function pluralise(items: FlatSchema): string {
  const label = labelType(items);
  if (label === 'any value') return 'any values';
  if (/ (or|and) /.test(label)) return `(${label})`;
  return label.replace(/^\w+/, (word) => plurals.get(word) ?? word);
}

type Look = (option: FlatOption) => FlatSchema;
type Word = (type: string, flat: FlatSchema) => string;

const open: Look = (option) => option.open();

/** The types that a schema allows: its own, or else those of its alternatives. `word` may say more about a type. */
export function listTypes(flat: FlatSchema, look = open, word: Word = (type) => type): string[] {
  const declared = flat.own.type === undefined ? guessTypes(flat) : [flat.own.type].flat();
  const types =
    declared.length > 0
      ? declared.map((type) => word(type, flat))
      : flat.choices.flatMap(({options}) => options.flatMap((option) => listTypes(look(option), look, word)));
  return [...new Set([...types, ...(flat.own.nullable === true ? ['null'] : [])])];
}

/** Specs leave the type out where other keywords tell it. */
function guessTypes({own, fields, otherFields, items}: FlatSchema): string[] {
  if (items || own.prefixItems || own.contains !== undefined || own.unevaluatedItems !== undefined) return ['array'];
  if (own.contentSchema !== undefined || own.contentEncoding !== undefined || own.contentMediaType !== undefined)
    return ['string'];
  if (fields.size + otherFields.size > 0 || own.additionalProperties !== undefined) return ['object'];
  return [...new Set((listValues(own) ?? []).map((value) => (Number.isInteger(value) ? 'integer' : typeOf(value))))];
}
