import type {ApiReference, NamedSchema, OperationGroup, Regions} from '../reference/apiReference.ts';
import {writeIntroduction} from './writeIntroduction.ts';
import {writeOperation} from './writeOperation.ts';
import {writeRootSchema} from './writeRootSchema.ts';
import {type Block, heading, paragraph} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {writeMarkdown} from './writeMarkdown.ts';

/** The reference page as Markdown, for programs that read and people who copy: the same texts in the same order. */
export function renderReferenceMarkdown(reference: ApiReference, siteUrl: string): string {
  const {name, groups, regions, schemas} = reference;
  const blocks = [
    ...writeIntroduction(reference),
    ...groups.flatMap((group) => writeGroup(group, regions)),
    ...(schemas.length > 0 ? writeSchemas(schemas) : []),
  ];
  return writeMarkdown(blocks, new URL(`/specs/${name}`, siteUrl).href);
}

function writeGroup({name, descriptionHtml, operations}: OperationGroup, regions: Regions | null): Block[] {
  return [
    heading(2, name),
    ...readHtml(descriptionHtml),
    ...operations.flatMap((operation) => writeOperation(operation, regions)),
  ];
}

function writeSchemas(schemas: NamedSchema[]): Block[] {
  return [
    heading(2, 'Schemas'),
    paragraph('Schemas that several operations share.'),
    ...schemas.flatMap(({name, schema}) => [heading(3, name), ...writeRootSchema(schema)]),
  ];
}
