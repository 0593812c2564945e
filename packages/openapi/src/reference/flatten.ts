import type {Schema} from '../document/openApiDocument.ts';
import {type AnySchema, isSchema} from '../document/schemaChildren.ts';
import type {Placed} from '../document/walk.ts';
import {type Choice, type Discriminator, type FlatSchema, nothing, type Open, type Part} from './flatSchema.ts';
import {listTypes} from './listTypes.ts';
import {findContradictions, mergeKeywords} from './mergeKeywords.ts';
import {type AddPart, readOwn} from './readOwn.ts';
import {type Names, placeOfName, refName} from './schemaRefs.ts';

/** Flattens schemas that must all hold. Everything inside of the result opens by itself. */
export type Flatten = (schemas: Placed<AnySchema>[]) => FlatSchema;

export type Flattener = {flatten: Flatten; /** Opens a named schema. */ openName: (name: string) => FlatSchema};

/** The named schema that a schema is written in, and the references that led there. */
type Way = {definedBy: string | undefined; followed: string[]};

export function createFlattener({named, shared}: Names): Flattener {
  const start: Way = {definedBy: undefined, followed: []};
  const flatten: Flatten = (schemas) => schemas.map((schema) => flattenOne(schema, start)).reduce(join, nothing);
  const opened = new Map<string, FlatSchema>();
  const openName = (name: string): FlatSchema => {
    const flat = opened.get(name) ?? flattenOne(placeNamed(name), start);
    opened.set(name, flat);
    return flat;
  };
  const placeNamed = (name: string): Placed<AnySchema> => ({pointer: placeOfName(name), value: named.get(name) ?? {}});
  const addPart = (definedBy: string | undefined): AddPart => {
    return (schemas) => ({schemas, definedBy, open: once(() => flatten(schemas))});
  };

  function flattenOne({pointer, value: schema}: Placed<AnySchema>, way: Way): FlatSchema {
    if (!isSchema(schema)) return schema ? nothing : {...nothing, exclusions: [true]};
    const parts = [
      ...follow(schema, way),
      ...(schema.allOf ?? []).map((part, index) => flattenOne({pointer: `${pointer}/allOf/${index}`, value: part}, way)),
      ...(['oneOf', 'anyOf'] as const).flatMap((keyword) => readChoice(keyword, schema, pointer, way)),
      readOwn(schema, pointer, addPart(way.definedBy)),
    ];
    return parts.reduce(join);
  }

  /** A shared schema is named, and only its types are taken over; any other is a part like those of `allOf`. */
  function follow(schema: Schema, {followed}: Way): FlatSchema[] {
    const name = refName(schema);
    if (name === undefined) return [];
    const included = {...nothing, includes: [{name, open: () => openName(name)}]};
    if (followed.includes(name)) return shared.has(name) ? [included] : [];
    const way = {definedBy: name, followed: [...followed, name]};
    const target = flattenOne(placeNamed(name), way);
    if (!shared.has(name)) return [target];
    // Looks on along this way: what contains itself would be opened for ever.
    const type = listTypes(target, (option) => flattenOne(option, way));
    return [{...included, own: type.length > 0 ? {type} : {}}];
  }

  /** A choice of one is none, and `null` beside it makes it nullable. */
  function readChoice(keyword: Choice['keyword'], schema: Schema, pointer: string, way: Way): FlatSchema[] {
    const options = schema[keyword]?.map((value, index) => ({pointer: `${pointer}/${keyword}/${index}`, value}));
    if (!options) return [];
    const [only, ...others] = options.filter((option) => !isNull(option.value));
    if (only === undefined || others.length > 0) {
      const discriminator = schema.discriminator as Discriminator | undefined;
      const opened = options.map((option) => ({...option, open: once(() => flatten([option]))}));
      return [{...nothing, choices: [{keyword, options: opened, discriminator, definedBy: way.definedBy}]}];
    }
    const flat = flattenOne(only, way);
    return [options.length === 1 ? flat : {...flat, own: {...flat.own, nullable: true}}];
  }

  /** Both must hold. */
  function join(one: FlatSchema, other: FlatSchema): FlatSchema {
    return {
      own: mergeKeywords(one.own, other.own),
      fields: joinParts(one.fields, other.fields),
      otherFields: joinParts(one.otherFields, other.otherFields),
      items: one.items && other.items ? joinPart(one.items, other.items) : (one.items ?? other.items),
      includes: [...new Map([...one.includes, ...other.includes].map((included) => [included.name, included])).values()],
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
    return {...one, ...addPart(one.definedBy)([...one.schemas, ...other.schemas])};
  }

  return {flatten, openName};
}

/** Whether there is nothing to read about it but that it may be null. */
export function isNull(schema: AnySchema): boolean {
  return isSchema(schema) && schema.description === undefined && (schema.type === 'null' || schema.const === null);
}

function once(make: Open): Open {
  let made: FlatSchema | undefined;
  return () => (made ??= make());
}
