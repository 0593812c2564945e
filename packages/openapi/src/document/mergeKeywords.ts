import type {Schema} from './openApiDocument.ts';
import {isSchema} from './schemaChildren.ts';

/** What two schemas that must both hold do not agree on. */
export type Contradiction = 'type' | 'values';

/** Both schemas must hold: required names add up, bounds get narrower. A later text replaces an earlier one. */
export function mergeKeywords(first: Schema, second: Schema): Schema {
  const both = Object.keys(second).filter((keyword) => Object.hasOwn(first, keyword));
  const joined = both.map((keyword): [string, unknown] => [keyword, mergeKeyword(keyword, first[keyword], second[keyword])]);
  return mergeValues(first, second, {...first, ...second, ...Object.fromEntries(joined)});
}

/** Parts that contradict each other allow no value; then both are kept, because hiding one would be wrong. */
export function findContradictions(first: Schema, second: Schema): Contradiction[] {
  const [types, otherTypes] = [declaredTypes(first), declaredTypes(second)];
  const [values, otherValues] = [listValues(first), listValues(second)];
  return [
    ...(types && otherTypes && intersectTypes(types, otherTypes).length === 0 ? ['type' as const] : []),
    ...(values && otherValues && intersectValues(values, otherValues).length === 0 ? ['values' as const] : []),
  ];
}

function mergeKeyword(keyword: string, one: unknown, other: unknown): unknown {
  if (keyword === 'type') return mergeTypes([one].flat() as string[], [other].flat() as string[]);
  if (keyword === 'uniqueItems') return one === true || other === true;
  if (keyword === 'required' || keyword === 'pattern' || keyword === 'multipleOf' || keyword === 'format')
    return union(one, other);
  if (keyword === 'additionalProperties') return one !== false && other;
  if (keyword === 'propertyNames') return isSchema(one) && isSchema(other) ? mergeKeywords(one, other) : one !== false && other;
  if (typeof one !== 'number' || typeof other !== 'number') return other;
  if (/^(min|exclusiveMin)/.test(keyword)) return Math.max(one, other);
  return /^(max|exclusiveMax)/.test(keyword) ? Math.min(one, other) : other;
}

function union(one: unknown, other: unknown): unknown[] {
  return [...new Set([one, other].flat())];
}

function declaredTypes({type}: Schema): string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}

function mergeTypes(one: string[], other: string[]): unknown {
  const both = intersectTypes(one, other);
  return both.length > 0 ? both : union(one, other);
}

function intersectTypes(one: string[], other: string[]): string[] {
  const isNumber = (type: string): boolean => type === 'integer' || type === 'number';
  return one.flatMap((type) => {
    if (other.includes(type)) return [type];
    return isNumber(type) && other.some(isNumber) ? ['integer'] : [];
  });
}

/** The values that a schema lists; a constant is a list of one. */
export function listValues({const: only, enum: values}: Schema): unknown[] | undefined {
  return only === undefined ? values : [only];
}

function mergeValues(first: Schema, second: Schema, merged: Schema): Schema {
  const [one, other] = [listValues(first), listValues(second)];
  if (!one || !other) return merged;
  const both = intersectValues(one, other);
  const isConstant = both.length > 0 && (first.const !== undefined || second.const !== undefined);
  const values = isConstant ? {const: both[0]} : {enum: both.length > 0 ? both : [...one, ...other]};
  const rest = Object.entries(merged).filter(([keyword]) => keyword !== 'const' && keyword !== 'enum');
  return {...Object.fromEntries(rest), ...values};
}

function intersectValues(one: unknown[], other: unknown[]): unknown[] {
  const known = new Set(other.map((value) => JSON.stringify(value)));
  return one.filter((value) => known.has(JSON.stringify(value)));
}
