import {listValues} from '../document/mergeKeywords.ts';
import type {Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {formats} from '../validate/formats.ts';
import {typeOf} from '../words/words.ts';

/** The value that a document gives for a schema; undefined where it gives none that fits. */
export function findWrittenValue(schema: Schema): unknown {
  const {examples, example, default: usual} = schema;
  const values = listValues(schema) ?? [];
  const shown: unknown[] = Array.isArray(examples) ? examples : [];
  const candidates = [...shown, example, ...(isEmpty(usual) ? [] : [usual])].filter((value) => value !== undefined);
  const isListed = (value: unknown): boolean => values.length === 0 || values.some((one) => isSame(one, value));
  const found = [...candidates, ...values.filter((value) => value !== null), ...values].find(
    (value) => isListed(value) && isOfType(schema, value) && isWithin(schema, value),
  );
  return found;
}

/** A default that shows nothing of the structure. */
function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Documents have examples of another type: `"5"` for a number. */
function isOfType({type}: Schema, value: unknown): boolean {
  const types = [type ?? []].flat();
  return types.length === 0 || types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value));
}

/** The formats that are checked. */
const expressions = new Map<unknown, unknown>(Object.entries(formats));

function isOfFormat({format}: Schema, value: string): boolean {
  const expression = expressions.get(format);
  return !(expression instanceof RegExp) || expression.test(value);
}

function isWithin(schema: Schema, value: unknown): boolean {
  const bounds = (least: string, most: string, size: number): boolean =>
    !(Number(schema[least] ?? -Infinity) > size) && !(Number(schema[most] ?? Infinity) < size);
  if (typeof value === 'number') return bounds('minimum', 'maximum', value);
  if (typeof value === 'string') return isOfFormat(schema, value) && bounds('minLength', 'maxLength', Array.from(value).length);
  if (Array.isArray(value)) return bounds('minItems', 'maxItems', value.length);
  return !isSchema(value) || bounds('minProperties', 'maxProperties', Object.keys(value).length);
}
