import type {Example as SpecExample, MediaType as SpecMediaType, OpenApiDocument} from '../openApiDocument.ts';
import {resolve} from '../walk.ts';
import {toSegment} from './anchors.ts';
import type {Example, MediaType} from './apiReference.ts';
import {buildSchema, type SchemaContext} from './buildSchema.ts';
import {formatJson} from './formatJson.ts';
import {renderMarkdown} from './renderMarkdown.ts';

type MediaTypeContext = SchemaContext & {document: OpenApiDocument};

/** The first media type is at the address of the whole; the others have one of their own. */
export function buildMediaTypes(content: Record<string, SpecMediaType>, at: string, context: MediaTypeContext): MediaType[] {
  return Object.entries(content).map(([type, media], index) => ({
    type,
    schema: media.schema === undefined ? null : buildSchema(media.schema, index === 0 ? at : `${at}/${toSegment(type)}`, context),
    examples: listExamples(media, context.document).map((example) => buildExample(example, type)),
  }));
}

/** Examples that are here to be read; some only have an address. */
export function listExamples(
  {example, examples = {}}: Pick<SpecMediaType, 'example' | 'examples'>,
  document: OpenApiDocument,
): SpecExample[] {
  const named = Object.entries(examples).map(([name, entry]) => ({summary: name, ...resolve(document, entry)}));
  return [{summary: 'Example', value: example}, ...named].filter(({value}) => value !== undefined);
}

function buildExample({summary = '', description, value}: SpecExample, type: string): Example {
  const isPlainText = typeof value === 'string' && !/\bjson\b/.test(type);
  return {summary, descriptionHtml: renderMarkdown(description), json: isPlainText ? value : formatJson(value)};
}
