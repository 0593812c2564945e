import type {Credential, CredentialFlow} from '../reference/apiReference.ts';
import {type Block, inlineCode, link, list, paragraph, strong} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {joinBlocks, joinWith, startWith} from './sentences.ts';

/** A credential, and how to get it. */
export function writeCredential({name, place, descriptionHtml, flows}: Credential): Block[] {
  const text = startWith([inlineCode(name), ` (${place})`], readHtml(descriptionHtml));
  return joinBlocks(text, 'Flows:', flows.length > 0 ? [list(flows.map(writeFlow))] : []);
}

function writeFlow({title, links, scopes}: CredentialFlow): Block[] {
  const words = joinWith(
    links.map(({label, text, href}) => [`${label}: `, href ? link(href, text) : text]),
    ', ',
  );
  const entries = scopes.map((scope) => startWith([inlineCode(scope.name)], readHtml(scope.descriptionHtml)));
  return [
    ...startWith([strong(title)], words.length > 0 ? [paragraph(...words)] : []),
    ...(entries.length > 0 ? [list(entries)] : []),
  ];
}
