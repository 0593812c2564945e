import {toString} from 'mdast-util-to-string';
import {startSentence} from '../words/words.ts';
import {type Block, paragraph, type Phrase} from './nodes.ts';

/** Puts a name before a text, on the same line: "`name` (string): The text." */
export function startWith(words: Phrase[], blocks: Block[], separator = ': '): Block[] {
  const [first, ...others] = blocks;
  if (words.length === 0) return blocks;
  if (first?.type !== 'paragraph') return [paragraph(...words), ...blocks];
  return [paragraph(...words, separator, ...first.children), ...others];
}

/** Adds a sentence to a text, on the same line where it ends with one. */
export function continueWith(blocks: Block[], sentence: Phrase[]): Block[] {
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
export function joinWith(parts: Phrase[][], separator: string): Phrase[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

export function capitaliseFirst([first, ...others]: Phrase[]): Phrase[] {
  if (first === undefined) return [];
  return [typeof first === 'string' ? startSentence(first) : first, ...others];
}
