import type {ApiReference, NamedSchema} from './apiReference.ts';
import {layOutParts, type Part} from './layOutParts.ts';
import {createLinker, linkNames} from './linkNames.ts';
import type {RouteOf} from './linkSchema.ts';
import {findHomes, listBeginnings} from './placeIds.ts';
import type {GroupContents, GroupPage, OverviewPage, PageLink, ReferencePage} from './referencePage.ts';

/**
 * The most operations of a reference that is one page. Chromium parses and lays out a page of 62, the largest of our own, in a tenth of a
 * second at 4x throttling, and one of 620 in two seconds, whatever of it is in view. In between, to have everything on one page is
 * worth the wait: it can be searched with the browser.
 */
export const mostOperations = 300;

/** The pages of a reference, the one at its own address first. */
export function splitReference(reference: ApiReference, most = mostOperations): ReferencePage[] {
  const {route} = reference;
  const count = reference.groups.flatMap(({operations}) => operations).length;
  // A single group would be one page again, with an overview before it.
  if (count <= most || reference.groups.length < 2) return [{kind: 'reference', route, reference: linkNames(reference)}];

  const link = createLinker(reference);
  const parts = layOutParts(reference);
  const homes = findHomes(parts);
  const routeOf = (id: string): string => homes.get(id)?.route ?? route;
  const fromOverview: RouteOf = (id) => (homes.has(id) ? routeOf(id) : '');
  const headings = reference.groups.map((group) => ({...group, operations: []}));
  const overview = link({...reference, groups: headings, schemas: [], addresses: {}}, fromOverview);
  return [
    buildOverview(overview, reference.schemas, parts, homes),
    ...parts.map((part): GroupPage => {
      const shown = {
        ...reference,
        ...noIntroduction,
        groups: part.group ? [{...part.group, heading: null}] : [],
        schemas: part.schemas,
      };
      const fromPart: RouteOf = (id) => (part.ids.has(id) ? '' : routeOf(id));
      const isRepeated = ({anchor}: NamedSchema): boolean => homes.get(anchor) !== part;
      return {
        kind: 'referenceGroup',
        route: part.route,
        title: part.title,
        anchor: part.anchor,
        reference: link(shown, fromPart),
        pages: parts.map(linkPart),
        repeated: part.schemas.filter(isRepeated).map(({anchor}) => anchor),
      };
    }),
  ];
}

/** It is on the overview. */
const noIntroduction = {
  ...{introductionHtml: '', about: [], servers: [], credentials: [], errors: [], addresses: {}},
  ...{credentialsHtml: '', errorsText: ''},
};

/** The heading stands before the first of its pages. */
function linkPart({title, route, group}: Part): PageLink {
  return {title, route, ...(group?.heading ? {heading: group.heading.text} : {})};
}

function buildOverview(overview: ApiReference, schemas: NamedSchema[], parts: Part[], homes: Map<string, Part>): OverviewPage {
  const beginnings = listBeginnings(parts);
  const describe = (part: Part) => ({...linkPart(part), ids: beginnings.get(part) ?? []});
  const rest = parts.find(({group}) => group === null);
  return {
    kind: 'referenceOverview',
    route: overview.route,
    reference: {...overview, groups: []},
    groups: overview.groups.flatMap(({anchor, heading, descriptionHtml}): GroupContents[] => {
      const part = parts.find((candidate) => candidate.group?.anchor === anchor);
      if (!part?.group) return [];
      const operations = listOperations(part.group);
      return [{...describe(part), anchor, descriptionHtml, operations, ...(heading ? {section: heading} : {})}];
    }),
    schemas: schemas.map(({name, anchor}) => ({name, anchor, route: homes.get(anchor)?.route ?? ''})),
    otherSchemas: rest ? describe(rest) : null,
  };
}

function listOperations({operations}: NonNullable<Part['group']>): GroupContents['operations'] {
  return operations.map(({anchor, method, path, summary, isDeprecated}) => ({anchor, method, path, summary, isDeprecated}));
}
