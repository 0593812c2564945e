import {toHref} from '../reference/anchors.ts';
import type {ApiReference, Credential, ErrorAnswer, ReferenceServer, Regions} from '../reference/apiReference.ts';
import {type Block, code, heading, link, list, paragraph, quote} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';

/** What there is to know before a call. */
export function buildIntroduction(reference: ApiReference): Block[] {
  const {name, title, version, summary, introductionHtml, servers, regions, credentials, errors} = reference;
  const [yml, json] = [link(`/specs/${name}.yml`, 'YAML'), link(`/specs/${name}.json`, 'JSON')];
  return [
    heading(1, title),
    ...(summary ? [quote(summary)] : []),
    paragraph(`Version ${version}. Download the spec as `, yml, ' or ', json, '.'),
    ...readHtml(introductionHtml),
    ...(servers.length > 0 ? buildServers(servers, regions) : []),
    ...(credentials.length > 0 ? buildAuthentication(credentials) : []),
    ...(errors.length > 0 ? buildErrorCatalogue(errors) : []),
  ];
}

function buildServers(servers: ReferenceServer[], regions: Regions | null): Block[] {
  const entries = servers.map(({address, descriptionHtml}) => startWith([code(address)], readHtml(descriptionHtml)));
  return [heading(2, 'Servers'), ...(regions ? buildRegions(regions) : []), list(entries)];
}

/** A page has the chosen region in its addresses. Here is no choice, so the place for it is shown. */
function buildRegions({names, chosen, descriptionHtml}: Regions): Block[] {
  const choice = joinWith(
    names.map((name) => [code(name)]),
    ' or ',
  );
  return continueWith(readHtml(descriptionHtml), [
    ...['Replace ', code('{region}'), ' with ', ...choice, '. '],
    ...['The samples use ', code(chosen), '.'],
  ]);
}

function buildAuthentication(credentials: Credential[]): Block[] {
  const entries = credentials.map(({name, place, descriptionHtml}) =>
    startWith([code(name), ` (${place})`], readHtml(descriptionHtml)),
  );
  return [heading(2, 'Authentication'), paragraph('Every request needs these.'), list(entries)];
}

function buildErrorCatalogue(errors: ErrorAnswer[]): Block[] {
  return [
    heading(2, 'Errors'),
    paragraph('Every error response has a JSON body with a message.'),
    list(errors.map(buildErrorAnswer)),
  ];
}

function buildErrorAnswer({status, descriptionHtml, messages, onlyFrom}: ErrorAnswer): Block[] {
  const sender = onlyFrom ? [', only from ', link(toHref(onlyFrom.anchor), onlyFrom.id)] : [];
  const text = startWith([code(status), ...sender], readHtml(descriptionHtml));
  return messages.length > 0
    ? joinBlocks(text, 'Messages:', [list(messages.map((message) => [paragraph(code(message))]))])
    : text;
}
