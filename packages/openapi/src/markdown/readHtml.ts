import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import type {Block} from './nodes.ts';

/** The blocks of a text of the reference model, which sanitised it. */
export function readHtml(html: string): Block[] {
  if (!/[<&]/.test(html)) return readWords(html);
  const {children} = toMdast(fromHtml(html, {fragment: true}), {document: true}) as Root;
  return children as Block[];
}

/** Most texts have no markup, and needn't be parsed. */
function readWords(text: string): Block[] {
  const value = text.replace(/[ \t\n\r\f]+/g, ' ').replace(/^ | $/g, '');
  return value === '' ? [] : [{type: 'paragraph', children: [{type: 'text', value}]}];
}
