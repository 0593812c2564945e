import {toString} from 'mdast-util-to-string';
import {type Block, paragraph, type Words} from './nodes.ts';

/** Puts a name before a text, on the same line: "`name` (string): The text." */
export function startWith(words: Words[], blocks: Block[], separator = ': '): Block[] {
  const [first, ...others] = blocks;
  if (words.length === 0) return blocks;
  if (first?.type !== 'paragraph') return [paragraph(...words), ...blocks];
  return [paragraph(...words, separator, ...first.children), ...others];
}

/** Adds a sentence to a text, on the same line where it ends with one. */
export function continueWith(blocks: Block[], sentence: Words[]): Block[] {
  const last = blocks.at(-1);
  if (sentence.length === 0) return blocks;
  if (last?.type !== 'paragraph') return [...blocks, paragraph(...sentence)];
  const space = /[.:!?]$/.test(toString(last)) ? ' ' : '. ';
  return [...blocks.slice(0, -1), paragraph(...last.children, space, ...sentence)];
}

/** Adds blocks to a text. A list right after a list would read as a part of it, so words go between them. */
export function joinBlocks(blocks: Block[], lead: string, others: Block[]): Block[] {
  const isSplit = blocks.at(-1)?.type === 'list' && others[0]?.type === 'list';
  return isSplit ? [...blocks, paragraph(lead), ...others] : [...blocks, ...others];
}

/** Puts the same words between all parts. */
export function joinWith(parts: Words[][], separator: string): Words[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

export function capitalise([first, ...others]: Words[]): Words[] {
  if (first === undefined) return [];
  return [typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...others];
}
