import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** What a program finds that reads Markdown. */
export type MarkdownParts = {headings: string[]; codeBlocks: string[]; links: string[]; html: string[]; text: string};

export function readMarkdown(markdown: string): MarkdownParts {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return {
    headings: list(tree, (node) => node.type === 'heading' && `${node.depth} ${toString(node)}`),
    codeBlocks: list(tree, (node) => node.type === 'code' && node.value),
    links: list(tree, (node) => (node.type === 'link' || node.type === 'image' || node.type === 'definition') && node.url),
    html: list(tree, (node) => node.type === 'html' && node.value),
    text: list(tree, (node) => node.type === 'text' && node.value).join('\n'),
  };
}

function list(tree: Root, read: (node: Nodes) => string | false): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const text = read(node);
    if (text !== false) found.push(text);
  });
  return found;
}
