import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {readPointer} from '../document/pointers.ts';
import {isSchema, listChildren} from '../document/schemaChildren.ts';
import type {ReadOperation} from './readOperations.ts';
import {type Names, refName, toRef} from './schemaNames.ts';

export function nameSchemas(document: OpenApiDocument, operations: ReadOperation[]): Names {
  const roots = listRoots(operations);
  const named = new Map<string, AnySchema>(Object.entries(document.components?.schemas ?? {}));
  const add = (name: string): void => {
    if (named.has(name)) return;
    const target = (readPointer(document, toRef(name)) ?? {}) as AnySchema;
    named.set(name, target);
    listRefs(target).forEach(add);
  };
  for (const schema of [...roots, ...named.values()]) listRefs(schema).forEach(add);
  return {named, shared: findShared(named, roots)};
}

/**
 * Shared are schemas with fields that several places use, those that contain themselves, and those that nothing refers to.
 * All others are shown where they are used.
 */
function findShared(named: Names['named'], roots: AnySchema[]): Set<string> {
  const uses = countUses(named, roots);
  const weights = new Map<string, number>();
  const isShared = (name: string): boolean =>
    uses.get(name) === unused || (uses.get(name) !== 1 && (weigh(name, named, weights) > lightest || isRecursive(name, named)));
  return new Set([...named.keys()].filter(isShared));
}

/** What nothing refers to can only be shown in a place of its own. */
const unused = 0;

/** How many places refer to each name. */
function countUses(named: Names['named'], roots: AnySchema[]): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (name: string): void => {
    const before = uses.get(name);
    uses.set(name, (before ?? 0) + 1);
    if (before === undefined) listRefs(named.get(name) ?? {}).forEach(count);
  };
  for (const schema of roots) listRefs(schema).forEach(count);
  for (const [name, schema] of named) {
    if (uses.has(name)) continue;
    uses.set(name, unused);
    listRefs(schema).forEach(count);
  }
  return uses;
}

/** Errors are listed once for the whole page, without their schema. */
function listRoots(operations: ReadOperation[]): AnySchema[] {
  return operations.flatMap(({parameters, content, answers}) => [
    ...parameters.flatMap(({schemas}) => schemas.map(({value}) => value)),
    ...[content, ...answers.map((answer) => answer.content)].flat().flatMap(({schema}) => (schema ? [schema.value] : [])),
  ]);
}

/** Lighter schemas are repeated where they are used: a few alternatives are read faster than found. */
const lightest = 30;

/** About how much there is to read in a schema. Fields weigh so much that none is shown twice. */
function weigh(name: string, named: Names['named'], weights: Map<string, number>): number {
  const weighSchema = (schema: AnySchema): number => {
    if (!isSchema(schema)) return 0;
    const target = refName(schema);
    const inner = listShown(schema).map(weighSchema);
    return [target === undefined ? 0 : weigh(target, named, weights), ...inner].reduce(
      (sum, weight) => sum + weight,
      ownWeight(schema),
    );
  };
  const known = weights.get(name);
  if (known !== undefined) return known;
  // Until it is known: a schema inside of itself adds nothing.
  weights.set(name, 0);
  const weight = weighSchema(named.get(name) ?? {});
  weights.set(name, weight);
  return weight;
}

function ownWeight({properties = {}, patternProperties = {}, additionalProperties}: Schema): number {
  const isMap = isSchema(additionalProperties) && Object.keys(additionalProperties).length > 0;
  const hasFields = isMap || Object.keys({...properties, ...patternProperties}).length > 0;
  return hasFields ? lightest + 1 : 1;
}

function isRecursive(name: string, named: Names['named']): boolean {
  const reached = new Set<string>();
  const follow = (from: string): void => {
    for (const next of listRefs(named.get(from) ?? {})) {
      if (reached.has(next)) continue;
      reached.add(next);
      follow(next);
    }
  };
  follow(name);
  return reached.has(name);
}

/** Names that a schema refers to, with all schemas inside of it; one entry per reference. */
function listRefs(schema: AnySchema): string[] {
  if (!isSchema(schema)) return [];
  const name = refName(schema);
  return [...(name === undefined ? [] : [name]), ...listShown(schema).flatMap(listRefs)];
}

/** Conditions are worded, not shown. */
const wordedKeywords = new Set([
  ...['not', 'if', 'then', 'else', 'dependentSchemas', 'propertyNames', 'contains', 'unevaluatedProperties', 'unevaluatedItems'],
  ...['contentSchema', '$defs'],
]);

/** The schemas that a reader sees inside of this one. */
function listShown(schema: Schema): AnySchema[] {
  return listChildren(schema)
    .filter(({keyword}) => !wordedKeywords.has(keyword))
    .map((child) => child.schema);
}
