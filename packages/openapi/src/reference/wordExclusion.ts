import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {toText, wordConstraints} from './constraints.ts';
import {joinWords} from '../words.ts';
import {listValues} from './mergeKeywords.ts';
import {refName} from './schemaNames.ts';

/** What `not` forbids, as claims about `subject`: "params must not be set". */
export function claimExclusion(excluded: AnySchema, subject = 'it'): string[] {
  if (excluded === false) return [];
  if (!isSchema(excluded) || saysNothing(excluded)) return [`${subject} must not be set`];
  if (hasOnly(excluded, ['anyOf']) && excluded.anyOf) return excluded.anyOf.flatMap((option) => claimExclusion(option, subject));
  const claims = hasOnly(excluded, ['type', 'required', 'properties']) ? claimFields(excluded) : claimValue(excluded, subject);
  if (claims.length > 0) return claims;
  const words = wordValue(excluded);
  return [`${subject} must not ${words ? `be${words}` : `fit ${toText(excluded)}`}`];
}

/** `scope must not be set when operation is "move"` */
function claimFields({required = [], properties = {}}: Schema): string[] {
  const tested = Object.entries(properties);
  const tests = joinWords(tested.map(([name, field]) => wordTest(name, field)));
  const given = required.filter((name) => !Object.hasOwn(properties, name));
  if (given.length > 0) {
    return [`${joinWords(given)} must not be set${given.length > 1 ? ' together' : ''}${tests && ` when ${tests}`}`];
  }
  const [only, ...others] = tested;
  if (only && others.length === 0) return claimExclusion(only[1], only[0]);
  return only ? [`it must not be that ${tests}`] : [];
}

function claimValue(excluded: Schema, subject: string): string[] {
  const {additionalProperties: rest} = excluded;
  if (hasOnly(excluded, ['$ref'])) return [`${subject} must not be ${refName(excluded) ?? ''}`];
  if (hasOnly(excluded, ['type', 'const', 'enum'])) {
    return (listValues(excluded) ?? []).length > 0 ? [`${subject} must not be ${wordValues(excluded)}`] : [];
  }
  if (!hasOnly(excluded, ['type', 'additionalProperties']) || !isSchema(rest) || !isSchema(rest.not)) return [];
  return [`at least one field must be${wordValue(rest.not) || ` as ${toText(rest.not)}`}`];
}

/** `type is "csv"` */
export function wordTest(name: string, schema: AnySchema): string {
  if (!isSchema(schema)) return schema ? `${name} is set` : `${name} is not set`;
  if (hasOnly(schema, ['$ref'])) return `${name} is ${refName(schema) ?? ''}`;
  if (listValues(schema)) return `${name} is ${wordValues(schema)}`;
  if (schema.maxItems === 0) return `${name} is empty`;
  const words = wordValue(schema);
  return words ? `${name} is${words}` : `${name} fits ${toText(schema)}`;
}

function wordValues(schema: Schema): string {
  return joinWords((listValues(schema) ?? []).map(toText), 'or');
}

const valueKeywords = [
  ...['type', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
];

/** " string", ": string and at most 3 characters"; empty when the schema says more than that. */
function wordValue(schema: Schema): string {
  if (!hasOnly(schema, valueKeywords)) return '';
  const type = joinWords([schema.type ?? []].flat(), 'or');
  const constraints = wordConstraints(schema);
  if (constraints.length === 0) return type && ` ${type}`;
  return `: ${joinWords([...(type ? [type] : []), ...constraints])}`;
}

const silentKeywords = ['title', 'description', 'example', 'examples', 'default', '$comment'];

export function hasOnly(schema: Schema, keywords: string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword) || silentKeywords.includes(keyword));
}

export function saysNothing(schema: Schema): boolean {
  return hasOnly(schema, []);
}
