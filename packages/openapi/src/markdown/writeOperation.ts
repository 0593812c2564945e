import {toHref} from '../reference/anchors.ts';
import type {
  Body,
  Callback,
  ErrorLink,
  Exchange,
  FurtherReading,
  ReferenceOperation,
  Regions,
} from '../reference/apiReference.ts';
import {type Block, inlineCode, codeBlock, emphasis, heading, link, list, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {joinBlocks} from './sentences.ts';
import {writeAnswer} from './writeAnswer.ts';
import {writeExamples, writeMediaTypes} from './writeMediaTypes.ts';
import {writeFieldList} from './writeRootSchema.ts';
import {writeServerList} from './writeServers.ts';

/** The same order as on the page: the text, then what can be copied. */
export function writeOperation(operation: ReferenceOperation, regions: Regions | null): Block[] {
  const {summary, lead, descriptionHtml, rightsHtml, securityHtml, servers, furtherReading, errors} = operation;
  return [
    heading(3, summary),
    writeAddress(operation),
    ...(lead ? [paragraph(lead)] : []),
    ...readHtml(descriptionHtml),
    ...readHtml(rightsHtml),
    ...readHtml(securityHtml),
    ...writeFurtherReading(furtherReading),
    ...(servers.length > 0 ? [heading(4, 'Servers'), writeServerList(servers)] : []),
    ...writeExchange(operation),
    ...(errors.length > 0 ? writeErrors(errors) : []),
    ...operation.callbacks.flatMap(writeCallback),
    ...writeSamples(operation, regions),
    ...writeAllExamples(operation),
  ];
}

export function writeFurtherReading(reading: FurtherReading | null): Block[] {
  return reading ? [paragraph('Read more: ', link(reading.href, reading.text))] : [];
}

function writeAddress({id, method, path, isDeprecated}: ReferenceOperation): Block {
  const address = [inlineCode(`${method} ${path}`), ' · operation ID ', inlineCode(id)];
  return paragraph(...address, ...(isDeprecated ? [' · ', strong('deprecated')] : []));
}

function writeExchange({parameters, body, answers}: Exchange): Block[] {
  return [
    ...parameters.flatMap(({title, fields}) => [heading(4, title), writeFieldList(fields)]),
    ...(body ? writeBody(body) : []),
    ...answers.flatMap(writeAnswer),
  ];
}

function writeBody({isRequired, descriptionHtml, rules, mediaTypes}: Body): Block[] {
  const ruleList = rules.length > 0 ? [list(rules.map((rule) => [paragraph(rule)]))] : [];
  const text = joinBlocks(readHtml(descriptionHtml), 'Rules:', ruleList);
  return [
    heading(4, 'Request body ', emphasis(isRequired ? 'required' : 'optional')),
    ...joinBlocks(text, 'Fields:', writeMediaTypes(mediaTypes)),
  ];
}

function writeErrors(errors: ErrorLink[]): Block[] {
  return [heading(4, 'Errors'), list(errors.map(writeError))];
}

function writeError({status, target, text}: ErrorLink): Block[] {
  return [paragraph(link(toHref(target.anchor, target.route), status), ` ${text}`)];
}

function writeCallback(callback: Callback): Block[] {
  const {name, method, path, summary, descriptionHtml, isDeprecated, callbacks} = callback;
  return [
    heading(4, 'Callback ', inlineCode(name)),
    paragraph(
      'Your server receives ',
      inlineCode(`${method} ${path}`),
      '.',
      ...(isDeprecated ? [' ', strong('deprecated')] : []),
    ),
    ...(summary ? [paragraph(summary)] : []),
    ...readHtml(descriptionHtml),
    ...writeExchange(callback),
    ...callbacks.flatMap(writeCallback),
    ...writeAllExamples(callback),
  ];
}

/** Names of languages that are called otherwise in a fence. */
const fenceNames = new Map([
  ['javascript', 'js'],
  ['curl', 'bash'],
]);

function writeSamples({samples}: ReferenceOperation, regions: Regions | null): Block[] {
  const blocks = samples.flatMap(({language, label, code, note}) => [
    ...(label === undefined ? [] : [paragraph(label)]),
    codeBlock(fenceNames.get(language) ?? language, regions ? code.replaceAll('{region}', regions.chosen) : code),
    ...(note === '' ? [] : [paragraph(emphasis(note))]),
  ]);
  return blocks.length > 0 ? [paragraph(strong('Samples')), ...blocks] : [];
}

function writeAllExamples({body, answers}: Exchange): Block[] {
  const bodies = (body?.mediaTypes ?? []).flatMap((mediaType) => writeExamples('Body', mediaType));
  return [
    ...bodies,
    ...answers.flatMap(({status, mediaTypes}) => mediaTypes.flatMap((mediaType) => writeExamples(status, mediaType))),
  ];
}
