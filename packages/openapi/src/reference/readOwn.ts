import type {Schema} from '../openApiDocument.ts';
import {type Condition, type Discriminator, type FlatSchema, nothing, type OtherField} from './flatSchema.ts';
import {type AnySchema, isSchema} from './schemaRefs.ts';

/** Keywords that have a place of their own in a flat schema. */
const structure = new Set([
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'discriminator', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'],
  ...['properties', 'patternProperties', 'items'],
]);

/** What a schema says by itself, apart from its references, parts and alternatives. */
export function readOwn(schema: Schema, definedBy: string | undefined): FlatSchema {
  const {properties = {}, items, not} = schema;
  return {
    ...nothing,
    own: Object.fromEntries(Object.entries(schema).filter(([keyword]) => !structure.has(keyword))),
    fields: new Map(Object.entries(properties).map(([name, field]) => [name, {schema: field, definedBy}])),
    otherFields: readOtherFields(schema, definedBy),
    items: isSchema(items) ? {schema: items, definedBy} : undefined,
    conditions: listConditions(schema),
    exclusions: not === undefined ? [] : [not],
  };
}

function readOtherFields(schema: Schema, definedBy: string | undefined): FlatSchema['otherFields'] {
  const others = new Map<string, OtherField>();
  for (const [index, entry] of ((schema.prefixItems ?? []) as AnySchema[]).entries()) {
    others.set(String(index), {name: `entry ${index + 1}`, schema: entry, definedBy});
  }
  for (const [pattern, field] of Object.entries((schema.patternProperties ?? {}) as Record<string, AnySchema>)) {
    others.set(pattern, {name: `names that match ${pattern}`, schema: field, definedBy});
  }
  const {additionalProperties: rest} = schema;
  if (isSchema(rest) && Object.keys(rest).length > 0) others.set('*', {name: 'any other name', schema: rest, definedBy});
  return others;
}

/** `if` and the keywords that are short for it. */
function listConditions(schema: Schema): Condition[] {
  const required = Object.entries((schema.dependentRequired ?? {}) as Record<string, string[]>);
  const dependent = Object.entries((schema.dependentSchemas ?? {}) as Record<string, AnySchema>);
  return [
    ...required.map(([name, needed]) => ({if: {required: [name]}, then: {required: needed}})),
    ...dependent.map(([name, then]) => ({if: {required: [name]}, then})),
    ...(schema.if === undefined ? [] : [pickCondition(schema)]),
    ...listKinds(schema),
  ];
}

function pickCondition({if: premise, then, else: otherwise}: Schema): Condition {
  return {
    if: premise as AnySchema,
    ...(then === undefined ? {} : {then: then as AnySchema}),
    ...(otherwise === undefined ? {} : {else: otherwise as AnySchema}),
  };
}

/** A base whose discriminator names the schemas that build on it. Beside alternatives, the alternatives say it. */
function listKinds({discriminator, oneOf, anyOf}: Schema): Condition[] {
  if (discriminator === undefined || oneOf || anyOf) return [];
  const {propertyName, mapping = {}} = discriminator as Discriminator;
  return Object.entries(mapping).map(([value, target]) => ({
    if: {properties: {[propertyName]: {const: value}}},
    then: {$ref: target.startsWith('#') ? target : `#/components/schemas/${target}`},
  }));
}
