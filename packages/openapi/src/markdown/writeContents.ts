import {toHref, twinPath} from '../reference/anchors.ts';
import type {GroupContents, OverviewPage, PageLink} from '../reference/referencePage.ts';
import {type Block, heading, inlineCode, link, list, paragraph} from './nodes.ts';
import {readHtml} from './readHtml.ts';

/** Where each operation and each shared schema is. Programs go on with the Markdown of a page, people with the page. */
export function writeContents({groups, schemas, otherSchemas}: OverviewPage): Block[] {
  return [
    ...groups.flatMap(writeGroupContents),
    ...(schemas.length > 0 ? [heading(2, 'Schemas')] : []),
    ...otherSchemas.map(linkTwin),
    ...(schemas.length > 0
      ? [list(schemas.map(({name, anchor, route}) => [paragraph(link(toHref(anchor, route), inlineCode(name)))]))]
      : []),
  ];
}

function writeGroupContents({title, route, section, descriptionHtml, operations}: GroupContents): Block[] {
  const entries = operations.map(({anchor, method, path, summary}) => [
    paragraph(inlineCode(`${method} ${path}`), ' ', link(toHref(anchor, route), summary)),
  ]);
  return [
    ...(section ? [heading(2, section.text)] : []),
    heading(2, title),
    ...readHtml(descriptionHtml),
    linkTwin({title, route}),
    ...(entries.length > 0 ? [list(entries)] : []),
  ];
}

function linkTwin({title, route}: PageLink): Block {
  return paragraph('As Markdown: ', link(twinPath(route), title));
}
