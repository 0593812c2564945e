import type {ApiReference, NamedSchema, OperationGroup} from './apiReference.ts';
import {routeBelow} from './anchors.ts';
import {breakUpGroup, breakUpSchemas, namePiece} from './breakUp.ts';
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

/**
 * A page has all that it shows, so that nobody has to leave it. But where pages have more schemas than this on average, and schemas are on
 * more pages, everything leads to everything, and a page of one operation would have them all. Then, schemas that more pages show are on
 * pages of their own.
 */
const mostSchemas = 30;
const mostPages = 8;

/** A part for each group, more for a large one, and those for the schemas that are in none of these. */
export function layOutParts({route: above, groups, schemas}: ApiReference, most: number): Part[] {
  const pieces = groups.flatMap((group) => breakUpGroup(group, most));
  const reached = pieces.map((group) => reachSchemas(group, schemas));
  const common = findCommon(reached);
  const shown = reached.map((all) => all.filter((schema) => !common.has(schema)));
  const rest = listRest(schemas, new Set(shown.flat()));
  const restSlugs = toSlugs(
    rest.map((_, index) => namePiece(otherSchemas.slug, index + 1)),
    [indexSlug],
  );
  const slugs = toSlugs(
    pieces.map(({name}) => name),
    [indexSlug, otherSchemas.slug, ...restSlugs],
  );
  return [
    ...pieces.map((group, index): Part => {
      const own = shown[index] ?? [];
      const route = routeBelow(above, slugs[index] ?? '');
      return {title: group.name, route, anchor: group.anchor, group, schemas: own, ids: new Set(listIds([group], own))};
    }),
    ...rest.map((own, index): Part => {
      const {anchor} = otherSchemas;
      const title = namePiece(otherSchemas.title, index + 1);
      const route = routeBelow(above, restSlugs[index] ?? '');
      return {title, route, anchor, group: null, schemas: own, ids: new Set([anchor, ...listIds([], own)])};
    }),
  ];
}

/** "index" would be the file of the folder, and so the overview. */
const indexSlug = 'index';

function findCommon(reached: NamedSchema[][]): Set<NamedSchema> {
  const counts = new Map<NamedSchema, number>();
  for (const schema of reached.flat()) counts.set(schema, (counts.get(schema) ?? 0) + 1);
  const sections = reached.flat().length;
  if (sections <= reached.length * mostSchemas || sections <= counts.size * mostPages) return new Set();
  return new Set([...counts].filter(([, count]) => count > mostPages).map(([schema]) => schema));
}

/** Those that no part shows, with what opens inside of them, unless that is more than a page. */
function listRest(schemas: NamedSchema[], shown: Set<NamedSchema>): NamedSchema[][] {
  const rest = schemas.filter((schema) => !shown.has(schema));
  const whole = followNames(
    rest.map(({name}) => name),
    schemas,
  );
  const pieces = breakUpSchemas(whole);
  return pieces.length > 1 ? breakUpSchemas(rest) : pieces;
}
