import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {readPointer, refName, toRef} from '../document/pointers.ts';
import {isSchema, listChildren} from '../document/schemaChildren.ts';
import type {ReadOperation} from './readOperations.ts';

/** Every schema that has a name, and which of them a page shows once, in a section of their own. */
export type Names = {named: Map<string, AnySchema>; shared: Set<string>};

export function nameSchemas(document: OpenApiDocument, operations: ReadOperation[]): Names {
  const named = new Map<string, AnySchema>();
  const contents: Contents = new Map();
  const add = (name: string, schema: AnySchema): void => {
    named.set(name, schema);
    contents.set(name, readContent(schema));
  };
  const follow = (name: string): void => {
    if (named.has(name)) return;
    add(name, (readPointer(document, toRef(name)) ?? {}) as AnySchema);
    contents.get(name)?.refs.forEach(follow);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) add(name, schema);
  const used = listRoots(operations).flatMap((schema) => readContent(schema).refs);
  for (const name of [...used, ...[...contents.values()].flatMap(({refs}) => refs)]) follow(name);
  return {named, shared: findShared(contents, used)};
}

/** Errors are listed once for the whole page, without their schema. */
function listRoots(operations: ReadOperation[]): AnySchema[] {
  return operations.flatMap(({parameters, content, answers}) => [
    ...parameters.flatMap(({schemas}) => schemas.map(({value}) => value)),
    ...[content, ...answers.map((answer) => answer.content)].flat().flatMap(({schema}) => (schema ? [schema.value] : [])),
  ]);
}

/** What is in a schema: the names that it refers to, one entry per reference, and about how much there is to read besides. */
type Content = {refs: string[]; weight: number};
type Contents = Map<string, Content>;

function readContent(schema: AnySchema): Content {
  if (!isSchema(schema)) return {refs: [], weight: 0};
  const name = refName(schema);
  const inner = listChildren(schema)
    .filter(({keyword}) => !wordedKeywords.has(keyword))
    .map((child) => readContent(child.schema));
  return {
    refs: [...(name === undefined ? [] : [name]), ...inner.flatMap(({refs}) => refs)],
    weight: inner.reduce((sum, {weight}) => sum + weight, weighOwn(schema)),
  };
}

/** Conditions are worded, not shown. */
const wordedKeywords = new Set([
  ...['not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames', 'contains', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contentSchema', '$defs'],
]);

/** Lighter schemas are repeated where they are used: a few alternatives are read faster than found. */
const lightest = 30;

/** Fields weigh so much that none is shown twice. */
function weighOwn({properties = {}, patternProperties = {}, additionalProperties}: Schema): number {
  const isMap = isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const hasFields = isMap || Object.keys({...properties, ...patternProperties}).length > 0;
  return hasFields ? lightest + 1 : 1;
}

/**
 * Shared are schemas with fields that several places use, those that contain themselves, and those that nothing refers to.
 * All others are shown where they are used.
 */
function findShared(contents: Contents, used: string[]): Set<string> {
  const uses = countUses(contents, used);
  const weights = new Map<string, number>();
  const isShared = (name: string): boolean =>
    uses.get(name) === unused ||
    (uses.get(name) !== 1 && (weigh(name, contents, weights) > lightest || isRecursive(name, contents)));
  return new Set([...contents.keys()].filter(isShared));
}

/** What nothing refers to can only be shown in a place of its own. */
const unused = 0;

/** How many places refer to each name. */
function countUses(contents: Contents, used: string[]): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (name: string): void => {
    const before = uses.get(name);
    uses.set(name, (before ?? 0) + 1);
    if (before === undefined) contents.get(name)?.refs.forEach(count);
  };
  used.forEach(count);
  for (const [name, {refs}] of contents) {
    if (uses.has(name)) continue;
    uses.set(name, unused);
    refs.forEach(count);
  }
  return uses;
}

/** A schema with those that it refers to. */
function weigh(name: string, contents: Contents, weights: Map<string, number>): number {
  const known = weights.get(name);
  if (known !== undefined) return known;
  // Until it is known: a schema inside of itself adds nothing.
  weights.set(name, 0);
  const {refs, weight: own} = contents.get(name) ?? {refs: [], weight: 0};
  const weight = refs.reduce((sum, ref) => sum + weigh(ref, contents, weights), own);
  weights.set(name, weight);
  return weight;
}

function isRecursive(name: string, contents: Contents): boolean {
  const reached = new Set<string>();
  const follow = (from: string): void => {
    for (const next of contents.get(from)?.refs ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      follow(next);
    }
  };
  follow(name);
  return reached.has(name);
}
