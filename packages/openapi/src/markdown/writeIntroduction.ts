import {fileBeside, toHref} from '../reference/anchors.ts';
import type {AboutLink, ApiReference, ErrorAnswer, Regions} from '../reference/apiReference.ts';
import {type Block, inlineCode, heading, link, list, paragraph, type Phrase, blockQuote} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';
import {writeAnswerParts} from './writeAnswer.ts';
import {writeCredential} from './writeCredential.ts';
import {writeExamples} from './writeMediaTypes.ts';
import {writeServerList} from './writeServers.ts';

/** What there is to know before a call. */
export function writeIntroduction(reference: ApiReference): Block[] {
  const {name, route, title, version, summary, introductionHtml, about, servers, regions, credentials, errors} = reference;
  const download = (type: string, label: string) => link(fileBeside(route, `${name}.${type}`), label);
  return [
    heading(1, title),
    ...(summary ? [blockQuote(summary)] : []),
    paragraph(`Version ${version}. Download the spec as `, download('yml', 'YAML'), ' or ', download('json', 'JSON'), '.'),
    ...readHtml(introductionHtml),
    ...(about.length > 0 ? [list(about.map((entry) => [paragraph(...wordAbout(entry))]))] : []),
    ...(servers.length > 0 ? [heading(2, 'Servers'), ...(regions ? writeRegions(regions) : []), writeServerList(servers)] : []),
    ...(credentials.length > 0 ? writeAuthentication(reference) : []),
    ...(errors.length > 0 ? writeErrorCatalogue(reference) : []),
  ];
}

/** "License: MIT" */
export function wordAbout({label, text, href}: AboutLink): Phrase[] {
  return [`${label}: `, href ? link(href, text) : text];
}

/** A page has the chosen region in its addresses. Here is no choice, so the place for it is shown. */
function writeRegions({names, chosen, descriptionHtml}: Regions): Block[] {
  const choice = joinWith(
    names.map((name) => [inlineCode(name)]),
    ' or ',
  );
  return continueWith(readHtml(descriptionHtml), [
    ...['Replace ', inlineCode('{region}'), ' with ', ...choice, '. '],
    ...['The samples use ', inlineCode(chosen), '.'],
  ]);
}

function writeAuthentication({credentialsHtml, credentials}: ApiReference): Block[] {
  return [heading(2, 'Authentication'), ...readHtml(credentialsHtml), list(credentials.map(writeCredential))];
}

function writeErrorCatalogue({errorsText, errors}: ApiReference): Block[] {
  return [heading(2, 'Errors'), ...(errorsText ? [paragraph(errorsText)] : []), list(errors.map(writeErrorAnswer))];
}

function writeErrorAnswer(error: ErrorAnswer): Block[] {
  const {status, descriptionHtml, messages, onlyFrom, mediaTypes} = error;
  const sender = onlyFrom ? [', only from ', link(toHref(onlyFrom.anchor, onlyFrom.route), onlyFrom.id)] : [];
  const text = startWith([inlineCode(status), ...sender], readHtml(descriptionHtml));
  const words = messages.map((message) => [paragraph(inlineCode(message))]);
  return [
    ...joinBlocks(text, 'Messages:', words.length > 0 ? [list(words)] : []),
    ...writeAnswerParts(error),
    ...mediaTypes.flatMap((mediaType) => writeExamples(status, mediaType)),
  ];
}
