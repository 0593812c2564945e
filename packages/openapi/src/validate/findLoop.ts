import {findTarget} from '../document/findSchema.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer} from '../document/pointers.ts';
import {isSchema, listChildren} from '../document/schemaChildren.ts';

/** Keywords whose schemas are about the same value as the schema that has them. */
const sameValue = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/** A place that is about the same value, and whether a part of an `allOf` refers to it. */
type Step = {to: string; isParent: boolean};

/**
 * Finds references that a validator would follow for ever, because they lead back without going into the value. A child that refers to
 * its parent, which lists its children, is such a circle: there the child's reference is the one to give up.
 */
export function createFindLoop(document: OpenApiDocument): (from: string, target: string) => boolean {
  const known = new Map<string, Step[]>();
  const listSteps = (place: string): Step[] => {
    const steps = known.get(place) ?? readSteps(document, place);
    known.set(place, steps);
    return steps;
  };
  const reached = {all: new Map<string, Set<string>>(), withoutParents: new Map<string, Set<string>>()};
  const reach = (start: string, withParents: boolean): Set<string> => {
    const sets = withParents ? reached.all : reached.withoutParents;
    const places = sets.get(start) ?? new Set([start]);
    if (sets.has(start)) return places;
    // The set grows while it is gone through.
    for (const place of places) for (const {to, isParent} of listSteps(place)) if (withParents || !isParent) places.add(to);
    sets.set(start, places);
    return places;
  };
  return (from, target) => reach(target, true).has(from) && (isPart(from) || reach(target, false).has(from));
}

function readSteps(document: OpenApiDocument, place: string): Step[] {
  const schema = readPointer(document, place);
  if (!isSchema(schema)) return [];
  const inner = listChildren(schema).filter(({keyword}) => sameValue.includes(keyword));
  const target = typeof schema.$ref === 'string' ? findTarget(document, schema.$ref) : undefined;
  return [
    ...inner.map(({pointer}) => ({to: place + pointer, isParent: false})),
    ...(target === undefined ? [] : [{to: target, isParent: isPart(place)}]),
  ];
}

function isPart(place: string): boolean {
  return /\/allOf\/\d+$/.test(place);
}
