import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import type {Block} from './nodes.ts';

/** The blocks of a text of the reference model, which sanitised it. */
export function readHtml(html: string): Block[] {
  const {children} = toMdast(fromHtml(html, {fragment: true}), {document: true}) as Root;
  return children as Block[];
}
