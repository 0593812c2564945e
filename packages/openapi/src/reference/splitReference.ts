import type {ApiReference, NamedSchema} from './apiReference.ts';
import {layOutParts, type Part} from './layOutParts.ts';
import {createLinker, linkNames} from './linkNames.ts';
import type {RouteOf} from './linkSchema.ts';
import {mostOperations} from './mostOperations.ts';
import {findHomes, listBeginnings} from './placeIds.ts';
import type {GroupContents, GroupPage, OverviewPage, PageLink, ReferencePage} from './referencePage.ts';

/** The pages of a reference, the one at its own address first. */
export function splitReference(reference: ApiReference, most = mostOperations): ReferencePage[] {
  const {route} = reference;
  const count = reference.groups.flatMap(({operations}) => operations).length;
  if (count <= most) return [{kind: 'reference', route, reference: linkNames(reference)}];

  const link = createLinker(reference);
  const parts = layOutParts(reference, most);
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
  const described = new Map(overview.groups.map(({anchor, descriptionHtml}) => [anchor, descriptionHtml]));
  const describe = (part: Part) => ({...linkPart(part), ids: beginnings.get(part) ?? []});
  return {
    kind: 'referenceOverview',
    route: overview.route,
    reference: {...overview, groups: []},
    groups: parts.flatMap((part): GroupContents[] => {
      if (!part.group) return [];
      const {anchor, heading} = part.group;
      const descriptionHtml = described.get(anchor) ?? '';
      const operations = listOperations(part.group);
      return [{...describe(part), anchor, descriptionHtml, operations, ...(heading ? {section: heading} : {})}];
    }),
    schemas: schemas.map(({name, anchor}) => ({name, anchor, route: homes.get(anchor)?.route ?? ''})),
    otherSchemas: parts.filter(({group}) => group === null).map(describe),
  };
}

function listOperations({operations}: NonNullable<Part['group']>): GroupContents['operations'] {
  return operations.map(({anchor, method, path, summary, isDeprecated}) => ({anchor, method, path, summary, isDeprecated}));
}
