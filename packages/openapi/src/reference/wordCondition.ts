import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {codeHtml} from './codeHtml.ts';
import {toText} from './constraints.ts';
import type {FlatCondition} from './flatSchema.ts';
import {joinWords} from '../words/words.ts';
import {wordAlternatives} from './wordAlternatives.ts';
import {claimExclusion, hasOnly, saysNothing, wordTest} from './wordExclusion.ts';

/** `If type is "csv", input must be SourceCSV.` Names and values are code. */
export function wordCondition({if: premise, then = true, else: otherwise = true}: FlatCondition): string[] {
  const test = wordPremise(premise);
  const [claims, others] = [claimAll(then), claimAll(otherwise)];
  const opening = claims.length > 0 ? 'Otherwise' : `Unless ${test}`;
  return [
    ...(claims.length > 0 ? [`If ${test}, ${joinWords(claims)}.`] : []),
    ...(others.length > 0 ? [`${opening}, ${joinWords(others)}.`] : []),
  ];
}

function wordPremise(premise: AnySchema): string {
  if (!isSchema(premise) || !hasOnly(premise, ['type', 'properties', 'required'])) return `it fits ${codeHtml(toText(premise))}`;
  const {properties = {}, required = []} = premise;
  const given = required.filter((name) => !Object.hasOwn(properties, name)).map(codeHtml);
  const tests = [
    ...Object.entries(properties).map(([name, schema]) => wordTest(codeHtml(name), schema)),
    ...(given.length > 0 ? [`${joinWords(given)} ${given.length === 1 ? 'is' : 'are'} set`] : []),
  ];
  return tests.length > 0 ? joinWords(tests) : `it fits ${codeHtml(toText(premise))}`;
}

/** What must hold then. What cannot be worded is shown as it is: leaving it out would be wrong. */
function claimAll(consequence: AnySchema): string[] {
  if (!isSchema(consequence)) return consequence ? [] : ['no value is allowed'];
  const {required = [], properties = {}, not, allOf = []} = consequence;
  const name = refName(consequence);
  const alternatives = wordAlternatives(consequence);
  const rest = omit(consequence, ['$ref', 'required', 'properties', 'not', 'allOf', ...(alternatives ? ['anyOf', 'oneOf'] : [])]);
  return [
    ...(name === undefined ? [] : [`it must be ${codeHtml(name)}`]),
    ...claimRequired(required.filter((field) => !hasNeeds(properties[field]))),
    ...Object.entries(properties).flatMap(([field, schema]) => claimField(codeHtml(field), schema)),
    ...(not === undefined ? [] : claimExclusion(not)),
    ...allOf.flatMap(claimAll),
    ...(alternatives === undefined ? [] : [`${alternatives} is required`]),
    ...(saysNothing(rest) ? [] : [wordTest('it', rest, 'must')]),
  ];
}

/** "a is required", "a and b are required" */
export function claimRequired(names: string[]): string[] {
  return names.length > 0 ? [`${joinWords(names.map(codeHtml))} ${names.length === 1 ? 'is' : 'are'} required`] : [];
}

/** A field that needs fields of its own is needed itself. To say both would say the same twice. */
function hasNeeds(schema: AnySchema | undefined): boolean {
  return isSchema(schema) && wordNeeds(schema).length > 0;
}

function wordNeeds(schema: Schema): string[] {
  return [joinWords((schema.required ?? []).map(codeHtml)), wordAlternatives(schema) ?? ''].filter(Boolean);
}

function claimField(name: string, schema: AnySchema): string[] {
  if (!isSchema(schema)) return schema ? [] : [`${name} isn't allowed`];
  const rest = omit(schema, ['required', 'not', ...(wordAlternatives(schema) ? ['anyOf', 'oneOf'] : [])]);
  return [
    ...wordNeeds(schema).map((fields) => `${name} needs ${fields}`),
    ...(schema.not === undefined ? [] : claimExclusion(schema.not, name)),
    ...(saysNothing(rest) ? [] : [wordTest(name, rest, 'must')]),
  ];
}

/** Without keywords that are told already. An object is one by its fields. */
function omit(schema: Schema, told: string[]): Schema {
  const isObject = schema.type === 'object' && told.some((keyword) => Object.hasOwn(schema, keyword));
  const rest = Object.entries(schema).filter(([keyword]) => !told.includes(keyword) && !(isObject && keyword === 'type'));
  return Object.fromEntries(rest);
}
