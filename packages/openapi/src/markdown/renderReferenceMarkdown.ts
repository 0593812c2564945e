import {twinPath} from '../reference/anchors.ts';
import {toHref} from '../reference/anchors.ts';
import type {ApiReference, NamedSchema, OperationGroup, OperationLink, Regions} from '../reference/apiReference.ts';
import type {GroupPage, ReferencePage} from '../reference/referencePage.ts';
import {writeContents} from './writeContents.ts';
import {writeIntroduction} from './writeIntroduction.ts';
import {writeFurtherReading, writeOperation} from './writeOperation.ts';
import {writeRootSchema} from './writeRootSchema.ts';
import {type Block, heading, inlineCode, link, list, paragraph} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {writeMarkdown} from './writeMarkdown.ts';

/** A page of a reference as Markdown, for programs that read and people who copy: the same texts in the same order. */
export function renderReferenceMarkdown(page: ReferencePage, siteUrl: string): string {
  return writeMarkdown(writePage(page), new URL(page.route, siteUrl).href);
}

function writePage(page: ReferencePage): Block[] {
  switch (page.kind) {
    case 'reference':
      return [...writeIntroduction(page.reference), ...writeContent(page.reference)];
    case 'referenceOverview':
      return [...writeIntroduction(page.reference), ...writeContents(page)];
    case 'referenceGroup':
      return writeGroupPage(page);
  }
}

function writeContent({groups, regions, schemas}: ApiReference): Block[] {
  return [
    ...groups.flatMap((group) => [
      ...(group.heading ? [heading(2, group.heading.text)] : []),
      heading(2, group.name),
      ...writeGroup(group, regions),
    ]),
    ...(schemas.length > 0 ? writeSchemas(schemas) : []),
  ];
}

function writeGroupPage({title, reference: {route, title: api, groups, regions, schemas}}: GroupPage): Block[] {
  const overview = link(twinPath(route), api);
  return [
    heading(1, title),
    paragraph('A part of ', overview, ', which has the servers, the authentication and the errors.'),
    ...groups.flatMap((group) => writeGroup(group, regions)),
    ...(schemas.length > 0 ? writeSchemas(schemas) : []),
  ];
}

function writeGroup({descriptionHtml, furtherReading, operations, others}: OperationGroup, regions: Regions | null): Block[] {
  return [
    ...readHtml(descriptionHtml),
    ...writeFurtherReading(furtherReading),
    ...(others.length > 0 ? writeOthers(others) : []),
    ...operations.flatMap((operation) => writeOperation(operation, regions)),
  ];
}

/** Operations that are shown in another group. */
function writeOthers(others: OperationLink[]): Block[] {
  const entries = others.map(({target, method, summary}) => [
    paragraph(inlineCode(method), ' ', link(toHref(target.anchor, target.route), summary)),
  ]);
  return [paragraph('See also:'), list(entries)];
}

function writeSchemas(schemas: NamedSchema[]): Block[] {
  return [
    heading(2, 'Schemas'),
    paragraph('Schemas that several operations share.'),
    ...schemas.flatMap(({name, schema}) => [heading(3, name), ...writeRootSchema(schema)]),
  ];
}
