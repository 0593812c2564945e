import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {codeHtml, escapeHtml} from './codeHtml.ts';
import {toText, wordConstraints} from './constraints.ts';
import {joinWords, withArticle} from '../words/words.ts';
import {listValues} from '../document/mergeKeywords.ts';

/** What `not` forbids, as claims about `subject`: "params isn't allowed". */
export function claimExclusion(excluded: AnySchema, subject = 'it'): string[] {
  if (excluded === false) return [];
  if (!isSchema(excluded) || saysNothing(excluded)) return [`${subject} isn't allowed`];
  if (hasOnly(excluded, ['anyOf']) && excluded.anyOf) return excluded.anyOf.flatMap((option) => claimExclusion(option, subject));
  const claims = hasOnly(excluded, ['type', 'required', 'properties']) ? claimFields(excluded) : claimValue(excluded, subject);
  if (claims.length > 0) return claims;
  const words = wordValue(excluded);
  return [`${subject} must not ${words ? `be${words}` : `fit ${codeHtml(toText(excluded))}`}`];
}

/** `scope isn't allowed if operation is "move"` */
function claimFields({required = [], properties = {}}: Schema): string[] {
  const tested = Object.entries(properties);
  const tests = joinWords(tested.map(([name, field]) => wordTest(codeHtml(name), field)));
  const given = required.filter((name) => !Object.hasOwn(properties, name)).map(codeHtml);
  if (given.length > 0) {
    const claim = given.length > 1 ? `${joinWords(given)} can't be used together` : `${joinWords(given)} isn't allowed`;
    return [`${claim}${tests && ` if ${tests}`}`];
  }
  const [only, ...others] = tested;
  if (only && others.length === 0) return claimExclusion(only[1], codeHtml(only[0]));
  return only ? [`it isn't allowed that ${tests}`] : [];
}

function claimValue(excluded: Schema, subject: string): string[] {
  const {additionalProperties: rest} = excluded;
  if (hasOnly(excluded, ['$ref'])) return [`${subject} must not be ${codeHtml(refName(excluded) ?? '')}`];
  if (hasOnly(excluded, ['type', 'const', 'enum'])) {
    return (listValues(excluded) ?? []).length > 0 ? [`${subject} must not be ${wordValues(excluded)}`] : [];
  }
  if (!hasOnly(excluded, ['type', 'additionalProperties']) || !isSchema(rest) || !isSchema(rest.not)) return [];
  return [`at least one field must be${wordValue(rest.not) || ` as ${codeHtml(toText(rest.not))}`}`];
}

/** `type is "csv"`, `type must be "csv"` */
export function wordTest(name: string, schema: AnySchema, verb: 'is' | 'must' = 'is'): string {
  const be = verb === 'is' ? 'is' : 'must be';
  if (!isSchema(schema)) return schema ? `${name} is set` : `${name} isn't set`;
  if (hasOnly(schema, ['$ref'])) return `${name} ${be} ${codeHtml(refName(schema) ?? '')}`;
  if (listValues(schema)) return `${name} ${be} ${wordValues(schema)}`;
  if (schema.maxItems === 0) return `${name} ${be} empty`;
  const words = wordValue(schema);
  return words ? `${name} ${be}${words}` : `${name} ${verb === 'is' ? 'fits' : 'must fit'} ${codeHtml(toText(schema))}`;
}

function wordValues(schema: Schema): string {
  return joinWords(
    (listValues(schema) ?? []).map((value) => codeHtml(toText(value))),
    'or',
  );
}

const valueKeywords = [
  ...['type', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
];

/** " a string", " a string: at most 3 characters"; empty when the schema says more than that. */
function wordValue(schema: Schema): string {
  if (!hasOnly(schema, valueKeywords)) return '';
  const type = joinWords([schema.type ?? []].flat().map(withArticle), 'or');
  const constraints = wordConstraints(schema).map(escapeHtml);
  return `${type && ` ${type}`}${constraints.length > 0 ? `: ${joinWords(constraints)}` : ''}`;
}

const silentKeywords = ['title', 'description', 'example', 'examples', 'default', '$comment'];

export function hasOnly(schema: Schema, keywords: string[]): boolean {
  return Object.keys(schema).every((keyword) => keywords.includes(keyword) || silentKeywords.includes(keyword));
}

export function saysNothing(schema: Schema): boolean {
  return hasOnly(schema, []);
}
