import type {ReferenceServer, ServerVariable} from '../reference/apiReference.ts';
import {type Block, inlineCode, list} from './nodes.ts';
import {readHtml} from './readHtml.ts';
import {continueWith, joinBlocks, joinWith, startWith} from './sentences.ts';

/** Addresses, each with what readers fill in. */
export function writeServerList(servers: ReferenceServer[]): Block {
  return list(
    servers.map(({address, note, descriptionHtml, variables}) => {
      const text = startWith([inlineCode(address)], continueWith(readHtml(descriptionHtml), note ? [note] : []));
      return joinBlocks(text, 'Variables:', variables.length > 0 ? [list(variables.map(writeVariable))] : []);
    }),
  );
}

function writeVariable({name, fallback, values, descriptionHtml}: ServerVariable): Block[] {
  const choice = joinWith(
    values.map((value) => [inlineCode(value)]),
    ', ',
  );
  const facts = [...(fallback ? ['default ', inlineCode(fallback)] : []), ...(fallback && values.length > 0 ? [' · '] : [])];
  const words = [...facts, ...(values.length > 0 ? ['one of ', ...choice] : [])];
  return startWith([inlineCode(name), ...(words.length > 0 ? [' (', ...words, ')'] : [])], readHtml(descriptionHtml));
}
