import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Placed} from '../document/walk.ts';
import {type Choice, type FlatSchema, nothing, type Open, type Part} from './flatSchema.ts';
import {findContradictions, mergeKeywords} from './mergeKeywords.ts';
import {type AddPart, readOwn} from './readOwn.ts';
import {type Names, placeOfName, refName} from './schemaNames.ts';
import {listTypes} from './typeLabel.ts';

/** Flattens schemas that must all hold. Everything inside of the result opens by itself. */
export type Flatten = (schemas: Placed<AnySchema>[]) => FlatSchema;

export type Flattener = {flatten: Flatten; /** Opens a named schema. */ openName: (name: string) => FlatSchema};

type Context = Names & Flattener;

/** The named schema that a schema is written in, and the references that led there. */
type Way = {definedBy: string | undefined; followed: string[]};

const start: Way = {definedBy: undefined, followed: []};

export function createFlattener(names: Names): Flattener {
  const opened = new Map<string, FlatSchema>();
  const context: Context = {
    ...names,
    flatten: (schemas) =>
      schemas.map((schema) => flattenOne(schema, start, context)).reduce((one, other) => join(one, other, context), nothing),
    openName: (name) => {
      const flat = opened.get(name) ?? flattenOne(placeNamed(name, names), start, context);
      opened.set(name, flat);
      return flat;
    },
  };
  return context;
}

function placeNamed(name: string, {named}: Names): Placed<AnySchema> {
  return {pointer: placeOfName(name), value: named.get(name) ?? {}};
}

function flattenOne({pointer, value: schema}: Placed<AnySchema>, way: Way, context: Context): FlatSchema {
  if (!isSchema(schema)) return schema ? nothing : {...nothing, exclusions: [true]};
  const parts = [
    ...follow(schema, way, context),
    ...(schema.allOf ?? []).map((part, index) => flattenOne({pointer: `${pointer}/allOf/${index}`, value: part}, way, context)),
    ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => readChoice(keyword, {pointer, value: schema}, way, context)),
    readOwn(schema, pointer, addPart(way.definedBy, context)),
  ];
  return parts.reduce((one, other) => join(one, other, context));
}

/** A shared schema is named, and only its types are taken over; any other is a part like those of `allOf`. */
function follow(schema: Schema, {followed}: Way, context: Context): FlatSchema[] {
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
function readChoice(keyword: Choice['keyword'], {pointer, value}: Placed<Schema>, way: Way, context: Context): FlatSchema[] {
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
function join(one: FlatSchema, other: FlatSchema, context: Context): FlatSchema {
  return {
    own: mergeKeywords(one.own, other.own),
    fields: joinParts(one.fields, other.fields, context),
    otherFields: joinParts(one.otherFields, other.otherFields, context),
    items: one.items && other.items ? joinPart(one.items, other.items, context) : (one.items ?? other.items),
    includes: [...new Map([...one.includes, ...other.includes].map((included) => [included.name, included])).values()],
    choices: [...one.choices, ...other.choices],
    conditions: [...one.conditions, ...other.conditions],
    exclusions: [...one.exclusions, ...other.exclusions],
    contradictions: [...one.contradictions, ...other.contradictions, ...findContradictions(one.own, other.own)],
  };
}

function joinParts<Kind extends Part>(one: Map<string, Kind>, other: Map<string, Kind>, context: Context): Map<string, Kind> {
  const joined = [...other].map(([name, part]): [string, Kind] => {
    const before = one.get(name);
    return [name, before ? joinPart(before, part, context) : part];
  });
  return new Map([...one, ...joined]);
}

/** It stays where it is defined first; what comes later makes it narrower. */
function joinPart<Kind extends Part>(one: Kind, other: Kind, context: Context): Kind {
  return {...one, ...addPart(one.definedBy, context)([...one.schemas, ...other.schemas])};
}

function addPart(definedBy: string | undefined, {flatten}: Context): AddPart {
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
