import type {Schema} from '../../document/openApiDocument.ts';
import {readPointer, toPointer} from '../../document/pointers.ts';
import {listNames} from '../../document/schemaParts.ts';
import {code, joinWords, show, startSentence} from '../../words/words.ts';
import {findNearest} from './didYouMean.ts';
import {type Told, type Wording} from './explanation.ts';
import {wordSize} from './wordValues.ts';

/** Keywords about the fields of an object. */
export const fieldWords: Record<string, (told: Told) => Wording> = {
  required: ({name, params}) => {
    const field = String(params.missingProperty);
    return {message: `${code(field)} is missing from ${name}.`, field};
  },
  dependentRequired: ({params}) => {
    const field = String(params.missingProperty);
    return {message: `${code(field)} is missing. It is required with ${code(String(params.property))}.`, field};
  },
  additionalProperties: (told) =>
    wordUnknown(told, String(told.params.additionalProperty), Object.keys(told.schema.properties ?? {})),
  unevaluatedProperties: (told) =>
    wordUnknown(told, String(told.params.unevaluatedProperty), listNames(told.document, told.schemaPointer)),
  propertyNames: (told) => wordUnknown(told, String(told.params.propertyName), listNames(told.document, told.schemaPointer)),
  minProperties: (told) => ({
    message: wordSize(told, Object.keys(told.value ?? {}).length, 'needed', 'field'),
    suggestion: listKnown(Object.keys(told.schema.properties ?? {})),
  }),
  maxProperties: (told) => ({message: wordSize(told, Object.keys(told.value ?? {}).length, 'allowed', 'field')}),
  not: wordExclusion,
  'false schema': ({name}) => ({message: `${startSentence(name)} is not allowed here.`}),
};

function wordUnknown({name, value}: Told, field: string, known: string[]): Wording {
  if (known.includes(field)) return {message: `${code(field)} is not allowed in ${name} in this form.`, field};
  const meant = findNearest(
    field,
    known.filter((other) => !Object.hasOwn(value ?? {}, other)),
  );
  return {
    message: `${code(field)} is not a field of ${name}.`,
    suggestion: meant === undefined ? listKnown(known) : `Did you mean ${code(meant)}?`,
    field,
    ...(meant === undefined ? {} : {meant}),
  };
}

const fewNames = 8;

/** A short list helps; a long one is in the documentation. */
function listKnown(names: string[]): string | undefined {
  return names.length > 0 && names.length <= fewNames ? `Known fields: ${names.map(code).join(', ')}.` : undefined;
}

/** The last field that the excluded schema names is the one to point at. */
function wordExclusion({name, value, schema: {not = {}}}: Told): Wording {
  const {required = [], properties = {}, const: only, enum: values = []} = not;
  const tested = Object.entries(properties).filter(([, inner]) => isTest(inner));
  const fields = required.filter((field) => !tested.some(([other]) => other === field));
  const field = fields.at(-1);
  if (only !== undefined || values.length > 0) return {message: `${startSentence(name)} must not be ${show(value)}.`};
  if (field === undefined) return {message: `${startSentence(name)} has a value that is not allowed here.`};
  if (tested.length > 0)
    return {
      message: `${code(field)} is not allowed when ${joinWords(tested.map(([other]) => wordEquality(other, value)))}.`,
      field,
    };
  if (fields.length === 1) return {message: `${code(field)} is not allowed in ${name}.`, field};
  return {message: `${joinWords(fields.map(code))} cannot be used together.`, suggestion: 'Remove one of them.', field};
}

/** "when `type` is "csv" and `queryID` is set" */
export function wordFoundPremise({properties = {}, required = []}: Schema, value: unknown): string {
  const tested = Object.keys(properties).filter((name) => isTest(properties[name] ?? {}));
  const given = required.filter((name) => !tested.includes(name));
  return joinWords([...tested.map((name) => wordEquality(name, value)), ...given.map((name) => `${code(name)} is set`)]);
}

function isTest(schema: Schema): boolean {
  return schema.const !== undefined || schema.enum !== undefined;
}

function wordEquality(name: string, value: unknown): string {
  return `${code(name)} is ${show(readPointer(value, toPointer(name)))}`;
}
