import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import {readPointer} from '../../document/pointers.ts';
import type {SchemaError} from '../../validate/schemaErrors.ts';
import {
  listSchemaPlaces,
  findFieldSchemas,
  listNames,
  listParts,
  readSchema,
  resolvePointer,
} from '../../document/schemaParts.ts';
import {code, joinWords} from '../../words/words.ts';
import type {Alternative, Union} from './alternatives.ts';
import {describeSchema} from './describeSchema.ts';
import {explainUnion} from './explainUnion.ts';
import type {ExplainContext, Explanation, Subject} from './explanation.ts';
import {keepOnePerReason} from './onePerReason.ts';
import {wordMisplaced, wordSeveralMatches} from './wordUnion.ts';
import {addPremise, wordError} from './wordError.ts';

/** A schema may contain itself; so deep in alternatives of alternatives no explanation helps. */
const deepest = 8;

/** Unions in unions multiply: this many alternatives in all are looked into. */
const broadest = 10_000;

/** Says what is wrong with a value, each thing once. */
export function explainValue(context: ExplainContext, subject: Subject): Explanation[] {
  const errors = context
    .validate(subject.schemaPointer, subject.value)
    .filter((error) => !isDecidedElsewhere(context.document, error));
  // A keyword of a schema itself goes before those of its parts: it is the plainer one.
  const telling = errors
    .filter((error) => !isFollowing(context, error, errors))
    .sort((one, other) => one.schemaPath.length - other.schemaPath.length);
  return keepOnePerReason(
    (telling.length > 0 ? telling : errors).flatMap((error) => explainError(context, subject, error, errors)),
  );
}

function explainError(context: ExplainContext, subject: Subject, error: SchemaError, errors: SchemaError[]): Explanation[] {
  if (error.keyword === 'unevaluatedProperties') return [explainUnevaluated(context, subject, error)];
  if (!isUnion(error) || subject.trail.length > deepest) return [wordError(context, subject, error)];
  if (countBreadth(context, subject, error, errors) > broadest) return [wordError(context, subject, error)];
  const union = openUnion(context, subject, error, error.schemaPath, errors);
  const matches = error.params.passingSchemas;
  if (Array.isArray(matches)) return [wordSeveralMatches(union, matches as number[])];
  const explanations = explainUnion(union);
  return explanations.length > 0
    ? explanations.map((explanation) =>
        explanation.place === union.at ? addPremise(context, subject, error, explanation) : explanation,
      )
    : [wordError(context, subject, error)];
}

/** Where a field says which of several alternatives is meant, it doesn't matter that others fit as well. */
function isDecidedElsewhere(document: OpenApiDocument, {keyword, schemaPath, params}: SchemaError): boolean {
  return (
    keyword === 'oneOf' &&
    Array.isArray(params.passingSchemas) &&
    readSchema(document, parentOf(schemaPath)).discriminator !== undefined
  );
}

function isUnion({keyword}: SchemaError): boolean {
  return keyword === 'oneOf' || keyword === 'anyOf';
}

/** How many alternatives are looked into when all unions are, here and around. */
function countBreadth(
  {document}: ExplainContext,
  {breadth = 1}: Subject,
  {schemaPath}: SchemaError,
  errors: SchemaError[],
): number {
  const alternatives = readPointer(document, schemaPath);
  return breadth * Math.max(1, errors.filter(isUnion).length) * (Array.isArray(alternatives) ? alternatives.length : 1);
}

/**
 * A known field counts as unknown when the alternative that knows it failed; then what made it fail is the fault. And what is no
 * object has none of the fields that are excluded, so it is excluded, too.
 */
function isFollowing({document}: ExplainContext, error: SchemaError, errors: SchemaError[]): boolean {
  const {keyword, instancePath} = error;
  if (keyword === 'not') return errors.some((other) => other.keyword === 'type' && other.instancePath === instancePath);
  return (
    keyword === 'unevaluatedProperties' &&
    isKnown(document, error) &&
    errors.some((other) => other.keyword !== keyword && isWithin(other, error))
  );
}

function isWithin({instancePath}: SchemaError, outer: SchemaError): boolean {
  return `${instancePath}/`.startsWith(`${outer.instancePath}/`);
}

function isKnown(document: OpenApiDocument, {schemaPath, params}: SchemaError): boolean {
  return listNames(document, parentOf(schemaPath)).includes(String(params.unevaluatedProperty));
}

/** A known field that only an alternative has which the value does not fit. */
function explainUnevaluated(context: ExplainContext, subject: Subject, error: SchemaError): Explanation {
  const explanation = wordError(context, subject, error);
  if (!isKnown(context.document, error)) return explanation;
  const unions = listParts(context.document, parentOf(error.schemaPath)).flatMap(({pointer, value}) =>
    ['oneOf', 'anyOf'].filter((keyword) => keyword in value).map((keyword) => `${pointer}/${keyword}`),
  );
  for (const pointer of unions) {
    const union = openUnion(context, subject, error, pointer, []);
    const fitting = union.alternatives.find(({explanations}) => explanations.length === 0);
    const worded = fitting && wordMisplaced(explanation, fitting, union);
    if (worded) return worded;
  }
  return explanation;
}

function openUnion(context: ExplainContext, subject: Subject, error: SchemaError, pointer: string, errors: SchemaError[]): Union {
  const {document} = context;
  const at = subject.at + error.instancePath;
  const value = readPointer(subject.value, error.instancePath);
  const places = listSchemaPlaces(readSchema(document, parentOf(pointer)), pointer).map((place) =>
    resolvePointer(document, place),
  );
  const alternatives = places.map((place): Alternative => {
    const words = describeSchema(document, place);
    const names = listNames(document, place);
    const name = /^\/components\/schemas\/([^/]+)$/.exec(place)?.[1];
    return {
      label: name === undefined ? joinWords(words, 'or') : code(name),
      words,
      names,
      choices: names.filter((field) => hasOwn(value, field) && hasChoice(document, place, field)),
      isAskedFor: errors.some((other) => isWithin(other, error) && other.schemaPath.startsWith(`${place}/`)),
      explanations: explainValue(context, {
        schemaPointer: place,
        value,
        at,
        trail: [...subject.trail, {schemaPointer: place, at}],
        breadth: countBreadth(context, subject, {...error, schemaPath: pointer}, errors),
      }),
    };
  });
  return {schemaPointer: pointer, value, at, trail: subject.trail, alternatives};
}

function hasOwn(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

function hasChoice(document: OpenApiDocument, pointer: string, name: string): boolean {
  const parts = findFieldSchemas(document, pointer, name).flatMap(({place}) => listParts(document, place));
  return parts.some(({value}) => ['enum', 'const', 'pattern'].some((keyword) => keyword in value));
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
