import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {toPointer, toRef} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Placed} from '../document/walk.ts';
import {type FlatCondition, type FlatSchema, nothing, type OtherField, type FlatPart} from './flatSchema.ts';

/** Keywords that have a place of their own in a flat schema. */
const structure = new Set([
  ...['$ref', 'allOf', 'oneOf', 'anyOf', 'discriminator', 'not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas'],
  ...['properties', 'patternProperties', 'items'],
]);

/** Makes a part of schemas that are written in this one. */
export type AddPart = (schemas: Placed<AnySchema>[]) => FlatPart;

/** What a schema says by itself, apart from its references, parts and alternatives. */
export function readOwn(schema: Schema, pointer: string, addPart: AddPart): FlatSchema {
  const {properties = {}, items, not} = schema;
  const add = (keyword: string, value: AnySchema, ...tokens: string[]): FlatPart =>
    addPart([{pointer: pointer + toPointer(keyword, ...tokens), value}]);
  return {
    ...nothing,
    own: Object.fromEntries(
      Object.entries(schema).filter(([keyword, value]) => !structure.has(keyword) || isEnd(keyword, value)),
    ),
    fields: new Map(Object.entries(properties).map(([name, field]) => [name, add('properties', field, name)])),
    otherFields: readOtherFields(schema, add),
    items: isSchema(items) && !isTuple(schema) ? add('items', items) : undefined,
    conditions: listConditions(schema),
    exclusions: not === undefined ? [] : [not],
  };
}

/** That there are no more entries is said of the list itself. */
function isEnd(keyword: string, value: unknown): boolean {
  return keyword === 'items' && value === false;
}

/** Entries that have a place of their own. What holds for entries holds for those after them. */
function isTuple({prefixItems}: Schema): boolean {
  return prefixItems !== undefined && prefixItems.length > 0;
}

function readOtherFields(
  schema: Schema,
  add: (keyword: string, value: AnySchema, ...tokens: string[]) => FlatPart,
): FlatSchema['otherFields'] {
  const others = new Map<string, OtherField>();
  for (const [index, entry] of (schema.prefixItems ?? []).entries()) {
    others.set(String(index), {name: `entry ${index + 1}`, ...add('prefixItems', entry, String(index))});
  }
  for (const [pattern, field] of Object.entries(schema.patternProperties ?? {})) {
    others.set(pattern, {name: `names that match ${pattern}`, ...add('patternProperties', field, pattern)});
  }
  for (const {key, name, keyword, isHeld} of restKeywords) {
    const rest = schema[keyword];
    if (isSchema(rest) && Object.keys(rest).length > 0 && isHeld(schema)) others.set(key, {name, ...add(keyword, rest)});
  }
  return others;
}

/** What holds for all that nothing else describes, and the content of a text. */
const restKeywords: {key: string; name: string; keyword: string; isHeld: (schema: Schema) => boolean}[] = [
  {key: '*', name: 'any other entry', keyword: 'items', isHeld: isTuple},
  {key: '*', name: 'any other entry', keyword: 'unevaluatedItems', isHeld: () => true},
  {key: '*', name: 'any other name', keyword: 'unevaluatedProperties', isHeld: () => true},
  {key: '*', name: 'any other name', keyword: 'additionalProperties', isHeld: () => true},
  {key: 'content', name: 'the content of the text', keyword: 'contentSchema', isHeld: () => true},
];

/** `if` and the keywords that are short for it. */
function listConditions(schema: Schema): FlatCondition[] {
  const required = Object.entries(schema.dependentRequired ?? {});
  const dependent = Object.entries(schema.dependentSchemas ?? {});
  return [
    ...required.map(([name, needed]) => ({if: {required: [name]}, then: {required: needed}})),
    ...dependent.map(([name, then]) => ({if: {required: [name]}, then})),
    ...pickCondition(schema),
    ...listDiscriminated(schema),
  ];
}

function pickCondition({if: premise, then, else: otherwise}: Schema): FlatCondition[] {
  if (premise === undefined) return [];
  return [
    {
      if: premise,
      ...(then === undefined ? {} : {then}),
      ...(otherwise === undefined ? {} : {else: otherwise}),
    },
  ];
}

/** A base whose discriminator names the schemas that build on it. Beside alternatives, the alternatives say it. */
function listDiscriminated({discriminator, oneOf, anyOf}: Schema): FlatCondition[] {
  if (discriminator === undefined || oneOf || anyOf) return [];
  const {propertyName, mapping} = discriminator;
  return Object.entries(isSchema(mapping) ? mapping : {}).map(([value, target]) => ({
    if: {properties: {[propertyName]: {const: value}}},
    then: {$ref: toRef(String(target))},
  }));
}
