import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {placeOfName, refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Placed} from '../document/walk.ts';
import {type FlatChoice, type FlatSchema, nothing, type Open, type FlatPart} from './flatSchema.ts';
import {findContradictions, mergeKeywords} from './mergeKeywords.ts';
import type {Names} from './nameSchemas.ts';
import {type AddPart, readOwn} from './readOwn.ts';
import {listTypes} from './typeLabel.ts';

/** Flattens schemas that must all hold. Everything inside of the result opens by itself. */
type Flatten = (schemas: Placed<AnySchema>[]) => FlatSchema;

export type Flattener = {flatten: Flatten; /** Opens a named schema. */ openName: (name: string) => FlatSchema};

type FlattenContext = Names & Flattener;

/** The named schema that a schema is written in, and the references that led there. */
type Way = {definedBy: string | undefined; followed: string[]};

const startOfWay: Way = {definedBy: undefined, followed: []};

export function createFlattener(names: Names): Flattener {
  const opened = new Map<string, FlatSchema>();
  const context: FlattenContext = {
    ...names,
    flatten: (schemas) =>
      schemas
        .map((schema) => flattenOne(schema, startOfWay, context))
        .reduce((one, other) => mergeFlat(one, other, context), nothing),
    openName: (name) => {
      const flat = opened.get(name) ?? flattenOne(placeNamed(name, names), startOfWay, context);
      opened.set(name, flat);
      return flat;
    },
  };
  return context;
}

function placeNamed(name: string, {named}: Names): Placed<AnySchema> {
  return {pointer: placeOfName(name), value: named.get(name) ?? {}};
}

function flattenOne({pointer, value: schema}: Placed<AnySchema>, way: Way, context: FlattenContext): FlatSchema {
  if (!isSchema(schema)) return schema ? nothing : {...nothing, exclusions: [true]};
  const parts = [
    ...followReference(schema, way, context),
    ...(schema.allOf ?? []).map((part, index) => flattenOne({pointer: `${pointer}/allOf/${index}`, value: part}, way, context)),
    ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => readChoice(keyword, {pointer, value: schema}, way, context)),
    readOwn(schema, pointer, addPart(way.definedBy, context)),
  ];
  return parts.reduce((one, other) => mergeFlat(one, other, context));
}

/** A shared schema is named, and only its types are taken over; any other is a part like those of `allOf`. */
function followReference(schema: Schema, {followed}: Way, context: FlattenContext): FlatSchema[] {
  const name = refName(schema);
  if (name === undefined) return [];
  const isShared = context.shared.has(name);
  const included = {...nothing, includes: [{name, open: () => context.openName(name)}]};
  if (followed.includes(name)) return isShared ? [included] : [];
  const way = {definedBy: name, followed: [...followed, name]};
  const target = flattenOne(placeNamed(name, context), way, context);
  if (!isShared) return [target];
  // Looks on along this way: what contains itself would be opened for ever.
  const type = listTypes(target, (option) => flattenOne(option, way, context));
  return [{...included, own: type.length > 0 ? {type} : {}}];
}

/** A choice of one is none, and `null` beside it makes it nullable. */
function readChoice(
  keyword: FlatChoice['keyword'],
  {pointer, value}: Placed<Schema>,
  way: Way,
  context: FlattenContext,
): FlatSchema[] {
  const options = value[keyword]?.map((option, index) => ({pointer: `${pointer}/${keyword}/${index}`, value: option}));
  if (!options) return [];
  const [only, ...others] = options.filter((option) => !isNull(option.value));
  if (only === undefined || others.length > 0) {
    const {discriminator} = value;
    const opened = options.map((option) => ({...option, open: once(() => context.flatten([option]))}));
    return [{...nothing, choices: [{keyword, options: opened, discriminator, definedBy: way.definedBy}]}];
  }
  const flat = flattenOne(only, way, context);
  return [options.length === 1 ? flat : {...flat, own: {...flat.own, nullable: true}}];
}

/** Both must hold. */
function mergeFlat(one: FlatSchema, other: FlatSchema, context: FlattenContext): FlatSchema {
  return {
    own: mergeKeywords(one.own, other.own),
    fields: mergeParts(one.fields, other.fields, context),
    otherFields: mergeParts(one.otherFields, other.otherFields, context),
    items: one.items && other.items ? mergePart(one.items, other.items, context) : (one.items ?? other.items),
    includes: [...new Map([...one.includes, ...other.includes].map((included) => [included.name, included])).values()],
    choices: [...one.choices, ...other.choices],
    conditions: [...one.conditions, ...other.conditions],
    exclusions: [...one.exclusions, ...other.exclusions],
    contradictions: [...one.contradictions, ...other.contradictions, ...findContradictions(one.own, other.own)],
  };
}

function mergeParts<Kind extends FlatPart>(
  one: Map<string, Kind>,
  other: Map<string, Kind>,
  context: FlattenContext,
): Map<string, Kind> {
  const joined = [...other].map(([name, part]): [string, Kind] => {
    const before = one.get(name);
    return [name, before ? mergePart(before, part, context) : part];
  });
  return new Map([...one, ...joined]);
}

/** It stays where it is defined first; what comes later makes it narrower. */
function mergePart<Kind extends FlatPart>(one: Kind, other: Kind, context: FlattenContext): Kind {
  return {...one, ...addPart(one.definedBy, context)([...one.schemas, ...other.schemas])};
}

function addPart(definedBy: string | undefined, {flatten}: FlattenContext): AddPart {
  return (schemas) => ({schemas, definedBy, open: once(() => flatten(schemas))});
}

/** Whether there is nothing to read about it but that it may be null. */
export function isNull(schema: AnySchema): boolean {
  return isSchema(schema) && schema.description === undefined && (schema.type === 'null' || schema.const === null);
}

function once(make: Open): Open {
  let made: FlatSchema | undefined;
  return () => (made ??= make());
}
