import type {Example} from '../document/openApiDocument.ts';
import {toSegment} from './anchors.ts';
import type {ReferenceExample, ReferenceMediaType} from './apiReference.ts';
import {buildSchema, type SchemaContext} from './buildSchema.ts';
import {codeHtml, escapeHtml} from './codeHtml.ts';
import {formatJson} from './formatJson.ts';
import type {ReadEncoding, ReadMediaType} from './readContent.ts';
import {renderMarkdown} from './renderMarkdown.ts';
import {wordStyle} from './wordStyle.ts';
import {joinWords} from '../words/words.ts';

/**
 * The first media type is at the address of the whole; the others have one of their own. `above` is what is said before about the
 * body or response. A schema that several types have is shown with the first of them.
 */
export function buildMediaTypes(
  content: ReadMediaType[],
  at: string,
  above: string,
  context: SchemaContext,
): ReferenceMediaType[] {
  const shown = new Map<string, string>();
  return content.map((media, index) => {
    const {type, schemaName, schema, examples} = media;
    const key = schema && JSON.stringify(schema.value);
    const same = key === undefined ? undefined : shown.get(key);
    if (key !== undefined && same === undefined) shown.set(key, type);
    const place = index === 0 ? at : `${at}/${toSegment(type)}`;
    const built = schema && same === undefined ? buildSchema(context.flatten([schema]), place, context) : undefined;
    return {
      type,
      notesHtml: [...wordStream(media), ...media.encodings.flatMap(wordEncoding), ...wordSame(same)],
      // A shared schema is a link with its name. One that is used here alone is shown in place, and would lose it.
      name: built && !context.shared.has(schemaName) ? schemaName : '',
      schema: built ? {...built, descriptionHtml: dropRepeated(built.descriptionHtml, above)} : null,
      examples: examples.map((example) => buildExample(example, type)),
    };
  });
}

function wordStream({isStream, type}: ReadMediaType): string[] {
  if (!isStream) return [];
  return [type.startsWith('text/event-stream') ? 'A stream of events. Each is like this:' : 'A stream. Each entry is like this:'];
}

function wordSame(type: string | undefined): string[] {
  return type === undefined ? [] : [`The same as ${codeHtml(type)}.`];
}

/** "`photo` is sent as `image/png`, with the header `X-Size`." */
function wordEncoding({name, contentType, headerNames, ...written}: ReadEncoding): string[] {
  const style = written.style === undefined ? [] : wordStyle(name, 'query', written, 'array');
  const facts = [
    ...(typeof contentType === 'string' ? [`is sent as ${codeHtml(contentType)}`] : []),
    ...(headerNames.length > 0 ? [`has the header ${joinWords(headerNames.map(codeHtml))}`] : []),
    ...style.map((words) => `is sent ${escapeHtml(words)}`),
  ];
  return facts.length === 0 ? [] : [`${codeHtml(name)} ${joinWords(facts)}.`];
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
