import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Block} from './nodes.ts';

const markdown = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkStringify, {bullet: '-', resourceLink: true});

/** Writes blocks as text. Markdown has no ids of its own, so links to a place lead to the page at `route`, which has it. */
export function writeMarkdown(blocks: Block[], route: string): string {
  const tree: Root = {type: 'root', children: blocks};
  visit(tree, 'link', (link) => {
    if (link.url.startsWith('#')) link.url = route + link.url;
  });
  return markdown.stringify(tree);
}
