import {findSchema} from '../document/findSchema.ts';
import {mergeKeywords} from '../document/mergeKeywords.ts';
import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {describeKind, listOptions} from './listOptions.ts';

/** All that is said about a value, in one schema without references and alternatives, and the references that led to it. */
export type Joined = {schema: Schema; followed: ReadonlySet<string>};

/**
 * A schema with its references followed, its `allOf` put together and one of its alternatives chosen: the first that doesn't lead back to
 * where it's used. Undefined where no value is allowed, or where every way leads back.
 */
export function joinParts(
  document: OpenApiDocument,
  schema: AnySchema,
  followed: ReadonlySet<string>,
  steps: Steps = {left: mostSteps},
): Joined | undefined {
  steps.left--;
  if (steps.left < 0) return undefined;
  if (!isSchema(schema)) return schema ? {schema: {}, followed} : undefined;
  const {$ref, allOf, oneOf, anyOf, ...own} = schema;
  const target = $ref === undefined ? undefined : followReference(document, $ref, followed, steps);
  const chosen = [oneOf, anyOf].filter(Array.isArray).map((options: AnySchema[]) => {
    const named = listOptions(schema.discriminator, options);
    return firstOf(named, (option) => joinParts(document, option, followed, steps));
  });
  if (($ref !== undefined && !target) || chosen.includes(undefined)) return undefined;
  // A part that leads back says nothing new: what it is a part of is on its way already.
  const parts = [target, ...(allOf ?? []).map((part) => joinParts(document, part, followed, steps)), ...chosen];
  const joined = parts.filter((part) => part !== undefined).reduce(joinTwo, {schema: {}, followed});
  return {schema: hideExamples(joined.schema, own), followed: joined.followed};
}

/** Schemas that refer to each other have more ways through them than anyone could go. */
const mostSteps = 1000;
type Steps = {left: number};

/** A reference that leads nowhere asks nothing. */
function followReference(
  document: OpenApiDocument,
  $ref: string,
  followed: ReadonlySet<string>,
  steps: Steps,
): Joined | undefined {
  if (followed.has($ref)) return undefined;
  const target = findSchema(document, $ref) ?? {};
  const named = isSchema(target) ? nameKind(document, $ref, target) : target;
  return joinParts(document, named, new Set([...followed, $ref]), steps);
}

/** A schema that builds on one with a discriminator has its own name in that field. */
function nameKind(document: OpenApiDocument, $ref: string, schema: Schema): Schema {
  const kinds = (schema.allOf ?? []).flatMap((part): Schema[] => {
    const base = isSchema(part) && part.$ref !== undefined ? findSchema(document, part.$ref) : undefined;
    return isSchema(base) && base.discriminator && !base.oneOf && !base.anyOf ? [describeKind(base.discriminator, $ref)] : [];
  });
  return kinds.length > 0 ? {...schema, allOf: [...kinds, ...(schema.allOf ?? [])]} : schema;
}

function firstOf<From, To>(all: From[], make: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

function joinTwo(one: Joined, other: Joined): Joined {
  const examples = joinExamples(one.schema, other.schema);
  return {
    schema: {...joinSchemas(one.schema, other.schema), ...(examples && {examples})},
    followed: new Set([...one.followed, ...other.followed]),
  };
}

/** Each part may have an example of its own fields. */
function joinExamples({examples: one}: Schema, {examples: other}: Schema): unknown[] | undefined {
  const [first, second]: unknown[] = [one?.[0], other?.[0]];
  return isSchema(first) && isSchema(second) ? [{...first, ...second}] : undefined;
}

/** What stands beside its parts goes before what they say. */
function hideExamples(parts: Schema, own: Schema): Schema {
  const isSaid = own.examples !== undefined || own.example !== undefined;
  const {examples, example, ...others} = parts;
  return joinSchemas(isSaid ? others : {...others, ...(examples && {examples}), ...(example !== undefined && {example})}, own);
}

const byName = ['properties', 'patternProperties', 'dependentRequired', 'dependentSchemas'] as const;

function joinSchemas(one: Schema, other: Schema): Schema {
  const named = byName.flatMap((keyword): [string, unknown][] => {
    const [before, after] = [one[keyword], other[keyword]];
    return before && after ? [[keyword, joinNamed(before, after)]] : [];
  });
  const {items: entry} = one;
  return {
    ...mergeKeywords(one, other),
    ...Object.fromEntries(named),
    ...(entry && other.items && {items: {allOf: [entry, other.items]}}),
  };
}

function joinNamed(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const joined = Object.entries(other).map(([name, value]) => {
    const before = Object.hasOwn(one, name) ? one[name] : undefined;
    return [name, before === undefined || Array.isArray(value) ? value : {allOf: [before, value]}];
  });
  return {...one, ...(Object.fromEntries(joined) as Record<string, unknown>)};
}
