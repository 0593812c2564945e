import type {Schema} from '../openApiDocument.ts';
import {type Choice, type Discriminator, type FlatSchema, nothing, type Part} from './flatSchema.ts';
import {listTypes} from './listTypes.ts';
import {findContradictions, mergeKeywords} from './mergeKeywords.ts';
import {readOwn} from './readOwn.ts';
import {type AnySchema, isSchema, type Names, refName} from './schemaRefs.ts';

/** The named schema that a schema is written in, and the references that led there. */
type Way = {definedBy: string | undefined; followed: string[]};

export function flatten(schema: AnySchema, names: Names, way: Way = {definedBy: undefined, followed: []}): FlatSchema {
  if (!isSchema(schema)) return schema ? nothing : {...nothing, exclusions: [true]};
  const parts = [
    ...follow(schema, names, way),
    ...(schema.allOf ?? []).map((part) => flatten(part, names, way)),
    ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => readChoice(keyword, schema, names, way)),
    readOwn(schema, way.definedBy),
  ];
  return parts.reduce(join);
}

/** A shared schema is named, and only its types are taken over; any other is a part like those of `allOf`. */
function follow(schema: Schema, names: Names, {followed}: Way): FlatSchema[] {
  const name = refName(schema);
  if (name === undefined) return [];
  const isShared = names.shared.has(name);
  if (followed.includes(name)) return isShared ? [{...nothing, includes: [name]}] : [];
  const way = {definedBy: name, followed: [...followed, name]};
  const target = flatten(names.named.get(name) ?? {}, names, way);
  if (!isShared) return [target];
  const type = listTypes(target, (inner) => flatten(inner, names, way));
  return [{...nothing, includes: [name], own: type.length > 0 ? {type} : {}}];
}

/** A choice of one is none, and `null` beside it makes it nullable. */
function readChoice(keyword: Choice['keyword'], schema: Schema, names: Names, way: Way): FlatSchema[] {
  const options = schema[keyword];
  if (!options) return [];
  const [only, ...others] = options.filter((option) => !isNull(option));
  if (only === undefined || others.length > 0) {
    const discriminator = schema.discriminator as Discriminator | undefined;
    return [{...nothing, choices: [{keyword, options, discriminator, definedBy: way.definedBy}]}];
  }
  const flat = flatten(only, names, way);
  return [options.length === 1 ? flat : {...flat, own: {...flat.own, nullable: true}}];
}

/** Whether there is nothing to read about it but that it may be null. */
export function isNull(schema: AnySchema): boolean {
  return isSchema(schema) && schema.description === undefined && (schema.type === 'null' || schema.const === null);
}

/** Both must hold. */
function join(one: FlatSchema, other: FlatSchema): FlatSchema {
  return {
    own: mergeKeywords(one.own, other.own),
    fields: joinParts(one.fields, other.fields),
    otherFields: joinParts(one.otherFields, other.otherFields),
    items: one.items && other.items ? joinPart(one.items, other.items) : (one.items ?? other.items),
    includes: [...new Set([...one.includes, ...other.includes])],
    choices: [...one.choices, ...other.choices],
    conditions: [...one.conditions, ...other.conditions],
    exclusions: [...one.exclusions, ...other.exclusions],
    contradictions: [...one.contradictions, ...other.contradictions, ...findContradictions(one.own, other.own)],
  };
}

function joinParts<Kind extends Part>(one: Map<string, Kind>, other: Map<string, Kind>): Map<string, Kind> {
  const joined = [...other].map(([name, part]): [string, Kind] => {
    const before = one.get(name);
    return [name, before ? joinPart(before, part) : part];
  });
  return new Map([...one, ...joined]);
}

/** It stays where it is defined first; what comes later makes it narrower. */
function joinPart<Kind extends Part>(one: Kind, other: Kind): Kind {
  return {...one, schema: {allOf: [one.schema, other.schema] as Schema[]}};
}

/** What a shared schema says, and what the shared schemas say whose fields it has, too. */
export function lookThrough(name: string, names: Names, seen: string[] = []): FlatSchema[] {
  if (seen.includes(name)) return [];
  const flat = flatten(names.named.get(name) ?? {}, names);
  return [flat, ...flat.includes.flatMap((inner) => lookThrough(inner, names, [...seen, name]))];
}
