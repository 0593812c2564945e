import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {exampleText} from './exampleText.ts';
import type {Making, MakingPlace} from './making.ts';
import {matchPattern} from './matchPattern.ts';

type Values = Record<string, unknown>;

/** How many fields an object gets by its level, where it doesn't need more. */
const fieldCounts = {request: [3, 3, 1], response: [40, 20, 20, 10, 5, 3]};

export function exampleObject(making: Making, schema: Schema, place: MakingPlace): Values {
  const {properties = {}, minProperties} = schema;
  const shown = Object.keys(properties).filter((name) => !isHidden(making, properties[name]));
  const needed = listNeeded(making, schema);
  const most = Math.max(fieldCounts[making.use][place.level - 1] ?? 1, Number(minProperties ?? 0));
  const optional = shown.filter((name) => !needed.includes(name) && isOffered(schema, name));
  const values = new Map<string, unknown>();
  for (const name of needed)
    values.set(name, making.make(making, fieldSchema(schema, name), place) ?? emptyOf(fieldSchema(schema, name)));
  for (const name of optional) {
    if (values.size >= Math.min(most, Number(schema.maxProperties ?? Infinity))) break;
    const value = making.make(making, fieldSchema(schema, name), place);
    if (value !== undefined) values.set(name, value);
  }
  const least = Math.max(Number(minProperties ?? 0), Object.keys(properties).length === 0 ? 1 : 0);
  for (const [name, value] of makeOthers(making, schema, place, least - values.size))
    if (!values.has(name)) values.set(name, value);
  return inOrder(properties, values);
}

/** What a document shows, without fields that its use hides, and with those that it needs. */
export function completeObject(making: Making, schema: Schema, written: Values, place: MakingPlace): Values {
  const {properties = {}} = schema;
  const isShown = ([name]: [string, unknown]): boolean => !Object.hasOwn(properties, name) || !isHidden(making, properties[name]);
  const missing = listNeeded(making, schema).filter((name) => !Object.hasOwn(written, name));
  const added = missing.flatMap((name): [string, unknown][] => {
    const value = making.make(making, fieldSchema(schema, name), place);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...Object.entries(written).filter(isShown), ...added]);
}

/** Required names, and those that come with them. */
function listNeeded(making: Making, {required = [], dependentRequired = {}, properties = {}}: Schema): string[] {
  const needed = new Set(required);
  for (const name of needed) for (const other of listOf(dependentRequired, name)) needed.add(other);
  return [...needed].filter((name) => !Object.hasOwn(properties, name) || !isHidden(making, properties[name]));
}

function listOf(named: Record<string, unknown>, name: string): string[] {
  const found = Object.hasOwn(named, name) ? named[name] : [];
  return Array.isArray(found) ? found.filter((entry) => typeof entry === 'string') : [];
}

function isHidden({use}: Making, field: AnySchema | undefined): boolean {
  return isSchema(field) && (use === 'request' ? field.readOnly === true : field.writeOnly === true);
}

/** An optional field that asks for others, or that nobody should use any more, is left out. */
function isOffered({properties = {}, dependentRequired = {}, dependentSchemas = {}}: Schema, name: string): boolean {
  const isDeprecated = properties[name]?.deprecated === true;
  return !isDeprecated && !Object.hasOwn(dependentRequired, name) && !Object.hasOwn(dependentSchemas, name);
}

function fieldSchema({properties = {}, additionalProperties}: Schema, name: string): AnySchema {
  if (Object.hasOwn(properties, name)) return properties[name] ?? {};
  return isSchema(additionalProperties) ? additionalProperties : {};
}

/** A field must be there, but its value would have no end. */
function emptyOf(schema: AnySchema): unknown {
  return isSchema(schema) && schema.type === 'array' ? [] : {};
}

/** Fields whose names are free. */
function makeOthers(making: Making, schema: Schema, place: MakingPlace, count: number): [string, unknown][] {
  const {patternProperties = {}, additionalProperties: rest, propertyNames} = schema;
  const [pattern] = Object.entries(patternProperties);
  const name = pattern ? matchPattern(pattern[0]) : isSchema(propertyNames) ? nameField(propertyNames) : 'name';
  const value = pattern ? pattern[1] : rest;
  if (count <= 0 || name === undefined || (!isSchema(value) && value !== true && Number(schema.minProperties ?? 0) === 0))
    return [];
  if (value === false) return [];
  return Array.from({length: Math.min(count, 5)}, (_, index): [string, unknown] => [
    index === 0 ? name : `${name}${index + 1}`,
    making.make(making, value ?? {}, place),
  ]).filter(([, made]) => made !== undefined);
}

function nameField(names: Schema): string {
  const [first]: unknown[] = names.enum ?? [];
  return typeof first === 'string' ? first : exampleText(names);
}

/** As the document lists them. */
function inOrder(properties: Values, values: Map<string, unknown>): Values {
  const known = Object.keys(properties).filter((name) => values.has(name));
  const others = [...values.keys()].filter((name) => !known.includes(name));
  return Object.fromEntries([...known, ...others].map((name) => [name, values.get(name)]));
}
