import {readPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {cleanSchema} from './cleanSchema.ts';
import {omit} from './keep.ts';
import type {Values} from './mapObjects.ts';
import {explainNowhere, type FindTarget, toReference} from './references.ts';
import {upgradeSchema} from './upgradeSchema.ts';
import type {Report} from './warning.ts';

/** Where a schema is, and how to find what it refers to. */
type Context = {document: Values; pointer: string; find: FindTarget; report: Report};

/** A schema of JSON Schema 2020-12 whose keywords have values that they can have, and whose references lead somewhere. */
export function completeSchema(schema: Values, context: Context): Values {
  const report = (keyword: string, message: string): void => context.report(message, `/${keyword}`);
  const upgraded = upgradeSchema(readDynamic(schema), report);
  return resolveMapping(resolveSchema(cleanSchema(upgraded, report), context), context);
}

/** Which schema a dynamic reference means depends on the one that was read first. By itself, it's a plain reference. */
function readDynamic(schema: Values): Values {
  const {$dynamicRef, $recursiveRef, ...rest} = schema;
  const reference = $dynamicRef ?? $recursiveRef;
  return typeof reference === 'string' ? {$ref: reference, ...rest} : rest;
}

function resolveSchema(schema: Values, {document, pointer, find, report}: Context): Values {
  if (typeof schema.$ref !== 'string') return schema;
  const {$ref, ...siblings} = schema;
  const place = find($ref, pointer);
  if (place === undefined || !leadsToSchema(document, place, find)) {
    report(
      place === undefined ? explainNowhere($ref) : `${JSON.stringify($ref)} leads to no schema. It's read as if it were empty.`,
      '/$ref',
    );
    return siblings;
  }
  return {...schema, $ref: toReference(toUpgraded(place), $ref)};
}

/** Whether a place has a schema that says something: not one that is nothing but references in a circle. */
function leadsToSchema(document: Values, start: string, find: FindTarget): boolean {
  const seen = new Set<string>();
  let place = start;
  while (!seen.has(place)) {
    seen.add(place);
    const value = readPointer(document, place);
    if (!isSchema(value)) return typeof value === 'boolean';
    const next = find(value.$ref, place);
    // Where a reference beyond it leads nowhere, that is reported there.
    if (next === undefined) return true;
    place = next;
  }
  return false;
}

/** Where a place is once its schemas are those of 2020-12. */
function toUpgraded(place: string): string {
  return place.replace(/(?<!^|\/properties)\/definitions(?=\/)/g, '/$defs').replace(/\/items(?=\/\d+(\/|$))/g, '/prefixItems');
}

/** A discriminator names schemas by references, or by their names alone. */
function resolveMapping(schema: Values, {pointer, find, report}: Context): Values {
  const {discriminator} = schema;
  if (!isSchema(discriminator)) return schema;
  if (typeof discriminator.propertyName !== 'string') {
    report('The discriminator names no field. It’s left out.', '/discriminator');
    return omit(schema, ['discriminator']);
  }
  if (!isSchema(discriminator.mapping)) return schema;
  const mapping = Object.entries(discriminator.mapping).flatMap(([value, $ref]) => {
    const place = find($ref, pointer);
    if (place === undefined) report(explainNowhere($ref), '/discriminator/mapping');
    return place === undefined ? [] : [[value, toReference(place, $ref)]];
  });
  return {...schema, discriminator: {...discriminator, mapping: Object.fromEntries(mapping) as Values}};
}
