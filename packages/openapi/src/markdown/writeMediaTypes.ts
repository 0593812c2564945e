import type {ReferenceMediaType} from '../reference/apiReference.ts';
import {type Block, codeBlock, inlineCode, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {writeRootSchema} from './writeRootSchema.ts';

/** The type is named only where it is not JSON, or where there is a choice. */
export function writeMediaTypes(mediaTypes: ReferenceMediaType[]): Block[] {
  const isNamed = mediaTypes.length > 1 || mediaTypes.some(({type}) => type !== 'application/json');
  return mediaTypes.flatMap(({type, notesHtml, name, schema}) => [
    ...(isNamed ? [paragraph(inlineCode(type))] : []),
    ...readHtml(notesHtml.join(' ')),
    ...(schema ? writeRootSchema(schema, name) : []),
  ]);
}

export function writeExamples(title: string, {type, examples}: ReferenceMediaType): Block[] {
  const language = /\bjson\b/i.test(type) ? 'json' : 'text';
  return examples.flatMap(({summary, descriptionHtml, json}) => [
    paragraph(strong(title), summary && ` ${summary}`),
    ...readHtml(descriptionHtml),
    codeBlock(language, json),
  ]);
}
