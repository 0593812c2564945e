import type {
  AnySchema,
  Example as SpecExample,
  MediaType as SpecMediaType,
  OpenApiDocument,
} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {type Placed, resolve} from '../document/walk.ts';
import {toSegment} from './anchors.ts';
import type {Example, MediaType, Schema} from './apiReference.ts';
import {buildSchema, type SchemaContext} from './buildSchema.ts';
import {dropRepeated} from './dropRepeated.ts';
import {formatJson} from './formatJson.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {refName} from './schemaRefs.ts';

type MediaTypeContext = SchemaContext & {document: OpenApiDocument};

type Content = Record<string, SpecMediaType>;

/**
 * The first media type is at the address of the whole; the others have one of their own. `above` is what is said before about the
 * body or response.
 */
export function buildMediaTypes(
  {pointer, value}: Placed<Content>,
  at: string,
  above: string,
  context: MediaTypeContext,
): MediaType[] {
  return Object.entries(value).map(([type, media], index) => ({
    type,
    name: nameSchema(media.schema, context),
    schema: buildBelow(
      above,
      {pointer: `${pointer}${toPointer(type)}/schema`, value: media.schema},
      index === 0 ? at : `${at}/${toSegment(type)}`,
      context,
    ),
    examples: listExamples(media, context.document).map((example) => buildExample(example, type)),
  }));
}

function buildBelow(
  above: string,
  {pointer, value}: Placed<AnySchema | undefined>,
  at: string,
  context: MediaTypeContext,
): Schema | null {
  if (value === undefined) return null;
  const built = buildSchema(context.flatten([{pointer, value}]), at, context);
  return {...built, descriptionHtml: dropRepeated(built.descriptionHtml, above)};
}

/** A shared schema is a link with its name. One that is used here alone is shown in place, and would lose it. */
function nameSchema(schema: AnySchema | undefined, {document, shared}: MediaTypeContext): string {
  const name = isSchema(schema) ? refName(schema) : undefined;
  const isOwn = name !== undefined && !shared.has(name) && document.components?.schemas?.[name] !== undefined;
  return isOwn ? name : '';
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
