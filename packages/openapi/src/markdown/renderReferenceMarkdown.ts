import type {ApiReference, NamedSchema, OperationGroup, Regions} from '../reference/apiReference.ts';
import {buildIntroduction} from './buildIntroduction.ts';
import {buildOperation} from './buildOperation.ts';
import {buildRootSchema} from './buildRootSchema.ts';
import {type Block, heading, paragraph} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {writeMarkdown} from './writeMarkdown.ts';

/** The reference page as Markdown, for programs that read and people who copy: the same texts in the same order. */
export function renderReferenceMarkdown(reference: ApiReference, siteUrl: string): string {
  const {name, groups, regions, schemas} = reference;
  const blocks = [
    ...buildIntroduction(reference),
    ...groups.flatMap((group) => buildGroup(group, regions)),
    ...(schemas.length > 0 ? buildSchemas(schemas) : []),
  ];
  return writeMarkdown(blocks, new URL(`/specs/${name}`, siteUrl).href);
}

function buildGroup({name, descriptionHtml, operations}: OperationGroup, regions: Regions | null): Block[] {
  return [
    heading(2, name),
    ...readHtml(descriptionHtml),
    ...operations.flatMap((operation) => buildOperation(operation, regions)),
  ];
}

function buildSchemas(schemas: NamedSchema[]): Block[] {
  return [
    heading(2, 'Schemas'),
    paragraph('Schemas that several operations share.'),
    ...schemas.flatMap(({name, schema}) => [heading(3, name), ...buildRootSchema(schema)]),
  ];
}
