import type {ApiReference, NamedSchema, OperationGroup} from './apiReference.ts';
import {routeBelow} from './anchors.ts';
import {listIds} from './listIds.ts';
import {followNames, reachSchemas} from './reachSchemas.ts';
import {toSlugs} from './toSlugs.ts';

/** What one page below the overview shows. */
export type Part = {
  title: string;
  route: string;
  /** The id of its heading. */
  anchor: string;
  group: OperationGroup | null;
  schemas: NamedSchema[];
  ids: Set<string>;
};

const otherSchemas = {title: 'Other schemas', slug: 'schemas', anchor: 'schemas'};

/** "index" would be the file of the folder, and so the overview. */
const reservedSlugs = ['index', otherSchemas.slug];

/** Up to this many sections of schemas in all, each page has all that it shows: nobody has to leave it. */
const mostSections = 20_000;
/** Beyond it, a schema that more groups show is on one page of its own, and theirs lead there. */
const mostRepetitions = 8;

/** A part for each group, and one for the schemas that are in none of these. */
export function layOutParts({route: above, groups, schemas}: ApiReference): Part[] {
  const slugs = toSlugs(
    groups.map((group) => group.name),
    reservedSlugs,
  );
  const reached = groups.map((group) => reachSchemas(group, schemas));
  const common = findCommon(reached);
  const parts = groups.map((group, index): Part => {
    const shown = (reached[index] ?? []).filter((schema) => !common.has(schema));
    const route = routeBelow(above, slugs[index] ?? '');
    return {title: group.name, route, anchor: group.anchor, group, schemas: shown, ids: new Set(listIds([group], shown))};
  });
  const rest = listRest(schemas, parts);
  if (rest.length === 0) return parts;
  const {title, slug, anchor} = otherSchemas;
  const ids = new Set([anchor, ...listIds([], rest)]);
  return [...parts, {title, route: routeBelow(above, slug), anchor, group: null, schemas: rest, ids}];
}

/** In some large APIs, everything leads to everything: a thousand schemas would be on hundreds of pages. */
function findCommon(reached: NamedSchema[][]): Set<NamedSchema> {
  const all = reached.flat();
  if (all.length <= mostSections) return new Set();
  const counts = new Map<NamedSchema, number>();
  for (const schema of all) counts.set(schema, (counts.get(schema) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > mostRepetitions).map(([schema]) => schema));
}

/** Those that no part shows, with what opens inside of them. */
function listRest(schemas: NamedSchema[], parts: Part[]): NamedSchema[] {
  const shown = new Set(parts.flatMap((part) => part.schemas));
  const rest = schemas.filter((schema) => !shown.has(schema));
  return followNames(
    rest.map(({name}) => name),
    schemas,
  );
}
