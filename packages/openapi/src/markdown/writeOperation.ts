import {toHref} from '../reference/anchors.ts';
import type {Answer, Body, ErrorLink, ReferenceMediaType, ReferenceOperation, Regions} from '../reference/apiReference.ts';
import {writeFieldList, writeRootSchema} from './writeRootSchema.ts';
import {type Block, inlineCode, codeBlock, emphasis, heading, link, list, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {joinBlocks} from './sentences.ts';

/** The same order as on the page: the text, then what can be copied. */
export function writeOperation(operation: ReferenceOperation, regions: Regions | null): Block[] {
  const {summary, descriptionHtml, rightsHtml, furtherReading, parameters, body, answers, errors} = operation;
  return [
    heading(3, summary),
    writeAddress(operation),
    ...readHtml(descriptionHtml),
    ...readHtml(rightsHtml),
    ...(furtherReading ? [paragraph('Read more: ', link(furtherReading.href, furtherReading.text))] : []),
    ...parameters.flatMap(({title, fields}) => [heading(4, title), writeFieldList(fields)]),
    ...(body ? writeBody(body) : []),
    ...answers.flatMap(writeAnswer),
    ...(errors.length > 0 ? writeErrors(errors) : []),
    ...writeSamples(operation, regions),
    ...writeExamples(operation),
  ];
}

function writeAddress({id, method, path, isDeprecated}: ReferenceOperation): Block {
  const address = [inlineCode(`${method} ${path}`), ' · operation ID ', inlineCode(id)];
  return paragraph(...address, ...(isDeprecated ? [' · ', strong('deprecated')] : []));
}

function writeBody({isRequired, descriptionHtml, rules, mediaTypes}: Body): Block[] {
  const ruleList = rules.length > 0 ? [list(rules.map((rule) => [paragraph(rule)]))] : [];
  const text = joinBlocks(readHtml(descriptionHtml), 'Rules:', ruleList);
  return [
    heading(4, 'Request body ', emphasis(isRequired ? 'required' : 'optional')),
    ...joinBlocks(text, 'Fields:', writeMediaTypes(mediaTypes)),
  ];
}

function writeAnswer({status, descriptionHtml, mediaTypes}: Answer): Block[] {
  const text = readHtml(descriptionHtml);
  return [heading(4, `Response ${status}`), ...joinBlocks(text, 'Fields:', writeMediaTypes(mediaTypes))];
}

/** The type is named only where it is not JSON, or where there is a choice. */
function writeMediaTypes(mediaTypes: ReferenceMediaType[]): Block[] {
  const isNamed = mediaTypes.length > 1 || mediaTypes.some(({type}) => type !== 'application/json');
  return mediaTypes.flatMap(({type, name, schema}) => [
    ...(isNamed ? [paragraph(inlineCode(type))] : []),
    ...(schema ? writeRootSchema(schema, name) : []),
  ]);
}

function writeErrors(errors: ErrorLink[]): Block[] {
  return [heading(4, 'Errors'), list(errors.map(writeError))];
}

function writeError({status, target, text}: ErrorLink): Block[] {
  return [paragraph(link(toHref(target.anchor, target.route), status), ` ${text}`)];
}

/** Names of languages that are called otherwise in a fence. */
const fenceNames = new Map([
  ['javascript', 'js'],
  ['curl', 'bash'],
]);

function writeSamples({samples}: ReferenceOperation, regions: Regions | null): Block[] {
  const blocks = samples.flatMap(({language, code, note}) => [
    codeBlock(fenceNames.get(language) ?? language, regions ? code.replaceAll('{region}', regions.chosen) : code),
    ...(note === '' ? [] : [paragraph(emphasis(note))]),
  ]);
  return blocks.length > 0 ? [paragraph(strong('Samples')), ...blocks] : [];
}

function writeExamples({body, answers}: ReferenceOperation): Block[] {
  const bodies = (body?.mediaTypes ?? []).flatMap((mediaType) => writeMediaExamples('Body', mediaType));
  return [
    ...bodies,
    ...answers.flatMap(({status, mediaTypes}) => mediaTypes.flatMap((mediaType) => writeMediaExamples(status, mediaType))),
  ];
}

function writeMediaExamples(title: string, {type, examples}: ReferenceMediaType): Block[] {
  const language = /\bjson\b/i.test(type) ? 'json' : 'text';
  return examples.flatMap(({summary, descriptionHtml, json}) => [
    paragraph(strong(title), summary && ` ${summary}`),
    ...readHtml(descriptionHtml),
    codeBlock(language, json),
  ]);
}
