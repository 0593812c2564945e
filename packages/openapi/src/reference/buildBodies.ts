import type {Example} from '../document/openApiDocument.ts';
import {toSegment} from './anchors.ts';
import type {Answer, Body, ReferenceExample, ReferenceMediaType} from './apiReference.ts';
import {buildSchema, type SchemaContext} from './buildSchema.ts';
import {formatJson} from './formatJson.ts';
import type {ReadMediaType, ReadOperation, ReadResponse} from './readOperations.ts';
import {renderMarkdown} from './renderMarkdown.ts';

/** What to send. `rules` are sentences about it beyond its schema. */
export function buildBody(
  {placed: {pointer, value}, content}: ReadOperation,
  rules: string[],
  anchor: string,
  context: SchemaContext,
): Body | null {
  if (!value.requestBody) return null;
  const {required, description} = value.requestBody;
  const at = context.claim([`${pointer}/requestBody`], anchor, 'body');
  const descriptionHtml = renderMarkdown(description);
  return {
    anchor: at,
    isRequired: required === true,
    descriptionHtml,
    rules,
    mediaTypes: buildMediaTypes(content, at, descriptionHtml, context),
  };
}

/** What comes back when nothing is wrong. */
export function buildAnswers(responses: ReadResponse[], anchor: string, context: SchemaContext): Answer[] {
  return responses.map(({status, pointer, description, content}) => {
    const at = context.claim([pointer], anchor, 'response', status);
    const descriptionHtml = renderMarkdown(description);
    return {status, anchor: at, descriptionHtml, mediaTypes: buildMediaTypes(content, at, descriptionHtml, context)};
  });
}

/**
 * The first media type is at the address of the whole; the others have one of their own. `above` is what is said before about the
 * body or response.
 */
function buildMediaTypes(content: ReadMediaType[], at: string, above: string, context: SchemaContext): ReferenceMediaType[] {
  return content.map(({type, schemaName, schema, examples}, index) => {
    const built = schema && buildSchema(context.flatten([schema]), index === 0 ? at : `${at}/${toSegment(type)}`, context);
    return {
      type,
      // A shared schema is a link with its name. One that is used here alone is shown in place, and would lose it.
      name: context.shared.has(schemaName) ? '' : schemaName,
      schema: built ? {...built, descriptionHtml: dropRepeated(built.descriptionHtml, above)} : null,
      examples: examples.map((example) => buildExample(example, type)),
    };
  });
}

/** Where one sentence ends and the next starts; a full stop as in "e.g. this" is not followed by a capital. */
const betweenSentences = /(?<=[.!?])\s+(?=\p{Lu})/u;

/**
 * What a text says beyond the one that stands right above it. Specs describe a response, then its schema, and often in the same
 * words. A text with HTML in it is dropped as a whole or not at all: half of it might lack an end tag.
 */
export function dropRepeated(html: string, above: string): string {
  const said = new Set([above, ...above.split(betweenSentences)]);
  const sentences = html.includes('<') ? [html] : html.split(betweenSentences);
  return sentences.filter((sentence) => !said.has(sentence)).join(' ');
}

function buildExample({summary = '', description, value}: Example, type: string): ReferenceExample {
  const isPlainText = typeof value === 'string' && !/\bjson\b/.test(type);
  return {summary, descriptionHtml: renderMarkdown(description), json: isPlainText ? value : formatJson(value)};
}
