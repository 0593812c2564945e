import type {AnySchema, Schema} from '../document/openApiDocument.ts';
import {placeOfName, refName} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {Placed} from '../document/walk.ts';
import {type FlatChoice, type FlatSchema, nothing, type Open, type FlatPart} from './flatSchema.ts';
import {findContradictions, mergeKeywords} from '../document/mergeKeywords.ts';
import type {Names} from './nameSchemas.ts';
import {type AddPart, readOwn} from './readOwn.ts';
import {listTypes} from './typeLabel.ts';

/** Flattens schemas that must all hold. Everything inside of the result opens by itself. */
type Flatten = (schemas: Placed<AnySchema>[]) => FlatSchema;

export type Flattener = {flatten: Flatten; /** Opens a named schema. */ openName: (name: string) => FlatSchema};

type FlattenContext = Names & Flattener & {/** The types of each shared schema. */ types: Map<string, string[]>};

/** The named schema that a schema is written in, and the references that led there. */
type Way = {
  definedBy: string | undefined;
  followed: string[];
  /** Shared schemas that were looked into, where only types are asked for. To look into one again would tell nothing new. */
  seen?: Set<string>;
};

const startOfWay: Way = {definedBy: undefined, followed: []};

export function createFlattener(names: Names): Flattener {
  const opened = new Map<string, FlatSchema>();
  const context: FlattenContext = {
    ...names,
    types: new Map(),
    flatten: (schemas) =>
      schemas
        .map((schema) => flattenOne(schema, startOfWay, context))
        .reduce((one, other) => mergeFlat(one, other, context), nothing),
    openName: (name) => {
      const flat = opened.get(name) ?? openNamed(name, context);
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

/** A named schema with the schemas that build on it. That it is a part of itself says nothing. */
function openNamed(name: string, context: FlattenContext): FlatSchema {
  const flat = flattenOne(placeNamed(name, context), startOfWay, context);
  const kinds = readKinds(name, context);
  const targets = kinds.flatMap(({options}) => options.map(({value}) => (isSchema(value) ? value.$ref : undefined)));
  return {
    ...flat,
    includes: flat.includes.filter((included) => included.name !== name),
    choices: [...flat.choices, ...kinds],
    // Alternatives say the same with more words.
    conditions: flat.conditions.filter(({then}) => !isSchema(then) || then.$ref === undefined || !targets.includes(then.$ref)),
  };
}

/** The schemas that build on one with a discriminator are its alternatives. */
function readKinds(name: string, context: FlattenContext): FlatChoice[] {
  const {propertyName, kinds} = context.kinds.get(name) ?? {propertyName: '', kinds: []};
  if (kinds.length === 0) return [];
  const options = kinds.map(({ref}, index) => {
    const option = {pointer: `${placeOfName(name)}/discriminator/${index}`, value: {$ref: ref}};
    return {...option, open: once(() => context.flatten([option]))};
  });
  const mapping = Object.fromEntries(kinds.map(({value, ref}) => [value, ref]));
  return [{keyword: 'oneOf', options, discriminator: {propertyName, mapping}, definedBy: undefined}];
}

/** A shared schema is named, and only its types are taken over; any other is a part like those of `allOf`. */
function followReference(schema: Schema, way: Way, context: FlattenContext): FlatSchema[] {
  const name = refName(schema);
  if (name === undefined) return [];
  if (!context.shared.has(name)) {
    if (way.followed.includes(name)) return [];
    return [flattenOne(placeNamed(name, context), {...way, definedBy: name, followed: [...way.followed, name]}, context)];
  }
  const type = findTypes(name, way, context);
  const includes = [{name, open: () => context.openName(name)}];
  return [{...nothing, includes, own: type.length > 0 ? {type} : {}}];
}

/** Each shared schema is looked into once: schemas may lead to each other on more ways than anyone could go. */
function findTypes(name: string, {seen}: Way, context: FlattenContext): string[] {
  const known = context.types.get(name);
  if (known !== undefined || seen?.has(name)) return known ?? [];
  const way: Way = {definedBy: name, followed: [], seen: (seen ?? new Set()).add(name)};
  const types = listTypes(flattenOne(placeNamed(name, context), way, context), (option) => flattenOne(option, way, context));
  // On the way to another schema's types, those that were looked into before are missing.
  if (!seen) context.types.set(name, types);
  return types;
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
