import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Block} from './nodes.ts';

const markdownWriter = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {bullet: '-', resourceLink: true});

/**
 * Writes blocks as text. Its links lead to the page at `address`, wherever the text is pasted; the page has the ids that Markdown has
 * not.
 */
export function writeMarkdown(blocks: Block[], address: string): string {
  const tree: Root = {type: 'root', children: blocks};
  visit(tree, 'link', (link) => {
    if (/^[#/]/.test(link.url)) link.url = new URL(link.url, address).href;
  });
  return markdownWriter.stringify(tree);
}
