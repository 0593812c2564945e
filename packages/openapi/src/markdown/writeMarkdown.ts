import type {Root, Text} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Block} from './nodes.ts';

type WriteText = NonNullable<NonNullable<Options['handlers']>['text']>;

/** To find out what to escape in a text takes most of the time; a reference has the same short texts thousands of times. */
const escaped = new Map<string, string>();
const longestKept = 60;

const writeText: WriteText = (node: Text, _, state, info) => {
  if (node.value.length > longestKept) return state.safe(node.value, info);
  // What is special depends on what is around the text.
  const key = JSON.stringify([node.value, info.before, info.after, ...new Set(state.stack)]);
  const known = escaped.get(key) ?? state.safe(node.value, info);
  escaped.set(key, known);
  return known;
};

const markdownWriter = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', resourceLink: true, handlers: {text: writeText}});

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
