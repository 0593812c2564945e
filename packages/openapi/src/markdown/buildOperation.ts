import {toHref} from '../reference/anchors.ts';
import type {Answer, Body, ErrorLink, MediaType, ReferenceOperation, Regions} from '../reference/apiReference.ts';
import {buildFields, buildRootSchema} from './buildRootSchema.ts';
import {type Block, code, codeBlock, emphasis, heading, link, list, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {joinBlocks} from './sentences.ts';

/** The same order as on the page: the text, then what can be copied. */
export function buildOperation(operation: ReferenceOperation, regions: Regions | null): Block[] {
  const {summary, descriptionHtml, rightsHtml, furtherReading, parameters, body, answers, errors} = operation;
  return [
    heading(3, summary),
    buildAddress(operation),
    ...readHtml(descriptionHtml),
    ...readHtml(rightsHtml),
    ...(furtherReading ? [paragraph('Read more: ', link(furtherReading.href, furtherReading.text))] : []),
    ...parameters.flatMap(({title, fields}) => [heading(4, title), buildFields(fields)]),
    ...(body ? buildBody(body) : []),
    ...answers.flatMap(buildAnswer),
    ...(errors.length > 0 ? buildErrors(errors) : []),
    ...buildSamples(operation, regions),
    ...buildExamples(operation),
  ];
}

function buildAddress({id, method, path, isDeprecated}: ReferenceOperation): Block {
  const address = [code(`${method} ${path}`), ' · operation ID ', code(id)];
  return paragraph(...address, ...(isDeprecated ? [' · ', strong('deprecated')] : []));
}

function buildBody({isRequired, descriptionHtml, rules, mediaTypes}: Body): Block[] {
  const ruleList = rules.length > 0 ? [list(rules.map((rule) => [paragraph(rule)]))] : [];
  const text = joinBlocks(readHtml(descriptionHtml), 'Rules:', ruleList);
  return [
    heading(4, 'Request body ', emphasis(isRequired ? 'required' : 'optional')),
    ...joinBlocks(text, 'Fields:', buildMediaTypes(mediaTypes)),
  ];
}

function buildAnswer({status, descriptionHtml, mediaTypes}: Answer): Block[] {
  const text = readHtml(descriptionHtml);
  return [heading(4, `Response ${status}`), ...joinBlocks(text, 'Fields:', buildMediaTypes(mediaTypes))];
}

/** The type is named only where it is not JSON, or where there is a choice. */
function buildMediaTypes(mediaTypes: MediaType[]): Block[] {
  const isNamed = mediaTypes.length > 1 || mediaTypes.some(({type}) => type !== 'application/json');
  return mediaTypes.flatMap(({type, name, schema}) => [
    ...(isNamed ? [paragraph(code(type))] : []),
    ...(schema ? buildRootSchema(schema, name) : []),
  ]);
}

function buildErrors(errors: ErrorLink[]): Block[] {
  return [heading(4, 'Errors'), list(errors.map(({status, href, text}) => [paragraph(link(toHref(href), status), ` ${text}`)]))];
}

/** Names of languages that are called otherwise in a fence. */
const fenceNames = new Map([
  ['javascript', 'js'],
  ['curl', 'bash'],
]);

function buildSamples({samples}: ReferenceOperation, regions: Regions | null): Block[] {
  const blocks = samples.flatMap(({language, code, note}) => [
    codeBlock(fenceNames.get(language) ?? language, regions ? code.replaceAll('{region}', regions.chosen) : code),
    ...(note === '' ? [] : [paragraph(emphasis(note))]),
  ]);
  return blocks.length > 0 ? [paragraph(strong('Samples')), ...blocks] : [];
}

function buildExamples({body, answers}: ReferenceOperation): Block[] {
  const bodies = (body?.mediaTypes ?? []).flatMap((mediaType) => buildMediaExamples('Body', mediaType));
  return [
    ...bodies,
    ...answers.flatMap(({status, mediaTypes}) => mediaTypes.flatMap((mediaType) => buildMediaExamples(status, mediaType))),
  ];
}

function buildMediaExamples(title: string, {type, examples}: MediaType): Block[] {
  const language = /\bjson\b/i.test(type) ? 'json' : 'text';
  return examples.flatMap(({summary, descriptionHtml, json}) => [
    paragraph(strong(title), summary && ` ${summary}`),
    ...readHtml(descriptionHtml),
    codeBlock(language, json),
  ]);
}
