import {toHref} from '../reference/anchors.ts';
import type {ApiReference, Credential, ErrorAnswer, ReferenceServer, Regions} from '../reference/apiReference.ts';
import {type Block, inlineCode, heading, link, list, paragraph, blockQuote} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';

/** What there is to know before a call. */
export function writeIntroduction(reference: ApiReference): Block[] {
  const {name, title, version, summary, introductionHtml, servers, regions, credentials, errors} = reference;
  const [yml, json] = [link(`/specs/${name}.yml`, 'YAML'), link(`/specs/${name}.json`, 'JSON')];
  return [
    heading(1, title),
    ...(summary ? [blockQuote(summary)] : []),
    paragraph(`Version ${version}. Download the spec as `, yml, ' or ', json, '.'),
    ...readHtml(introductionHtml),
    ...(servers.length > 0 ? writeServers(servers, regions) : []),
    ...(credentials.length > 0 ? writeAuthentication(credentials) : []),
    ...(errors.length > 0 ? writeErrorCatalogue(errors) : []),
  ];
}

function writeServers(servers: ReferenceServer[], regions: Regions | null): Block[] {
  const entries = servers.map(({address, descriptionHtml}) => startWith([inlineCode(address)], readHtml(descriptionHtml)));
  return [heading(2, 'Servers'), ...(regions ? writeRegions(regions) : []), list(entries)];
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

function writeAuthentication(credentials: Credential[]): Block[] {
  const entries = credentials.map(({name, place, descriptionHtml}) =>
    startWith([inlineCode(name), ` (${place})`], readHtml(descriptionHtml)),
  );
  return [heading(2, 'Authentication'), paragraph('Every request needs these credentials.'), list(entries)];
}

function writeErrorCatalogue(errors: ErrorAnswer[]): Block[] {
  return [
    heading(2, 'Errors'),
    paragraph('Every error response has a JSON body with a message.'),
    list(errors.map(writeErrorAnswer)),
  ];
}

function writeErrorAnswer({status, descriptionHtml, messages, onlyFrom}: ErrorAnswer): Block[] {
  const sender = onlyFrom ? [', only from ', link(toHref(onlyFrom.anchor, onlyFrom.route), onlyFrom.id)] : [];
  const text = startWith([inlineCode(status), ...sender], readHtml(descriptionHtml));
  return messages.length > 0
    ? joinBlocks(text, 'Messages:', [list(messages.map((message) => [paragraph(inlineCode(message))]))])
    : text;
}
