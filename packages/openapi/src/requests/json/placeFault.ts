import {toTokens} from '../../document/pointers.ts';
import type {Fault} from '../explain/fault.ts';
import type {JsonSource} from './parseJson.ts';
import {type JsonNode, type LineColumn, type TextRange, toPosition} from './source.ts';

export type PlacedFault = TextRange & LineColumn;

/** Where in the text of a body a fault is to be shown; undefined when it is about a parameter. */
export function placeFault(
  {pointer, about}: Pick<Fault, 'pointer' | 'about'>,
  {text, root}: JsonSource,
): PlacedFault | undefined {
  const [part, ...tokens] = toTokens(pointer);
  if (part !== 'body') return undefined;
  const range = findRange(root, undefined, tokens, about === 'name');
  return {...range, ...toPosition(text, range.from)};
}

/** What is missing is shown at the object that lacks it. An object or a list is shown by its first bracket alone. */
function findRange(node: JsonNode, key: TextRange | undefined, [token, ...rest]: string[], isName: boolean): TextRange {
  const field = node.kind === 'object' ? node.fields.find(({name}) => name === token) : undefined;
  if (field) return findRange(field.node, field.key, rest, isName);
  const entry = node.kind === 'array' && token !== undefined ? node.entries[Number(token)] : undefined;
  if (entry) return findRange(entry, undefined, rest, isName);
  if (isName && key && token === undefined) return key;
  return {from: node.from, to: node.kind === 'scalar' ? node.to : node.from + 1};
}
