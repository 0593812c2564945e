import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import {plainMarkdown} from './plainMarkdown.ts';

/** Writes a page as Markdown that needs no pipeline: samples, tabs and admonitions written out. It changes the tree that it's given. */
export function createTwinWriter(siteUrl: string): (tree: Root, page: VFile) => string {
  const plain = plainMarkdown({siteUrl});
  // A writer of its own: the reader's would escape what only MDX and directives give a meaning, such as the colon in 10:00.
  const writer = unified().use(remarkGfm).use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', resourceLink: true});
  return (tree, page) => {
    plain(tree, page);
    return writer.stringify(tree);
  };
}
