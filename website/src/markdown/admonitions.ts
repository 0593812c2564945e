import type {Root, Text} from 'mdast';
import type {} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';

export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

/** Remark plugin: `:::note[Title] … :::` becomes an `<aside>` that src/content/Admonition renders. */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    keepProse(tree, file);
    refuseBareTitles(tree, file);
    visit(tree, 'containerDirective', (node) => {
      if (!admonitionKinds.some((kind) => kind === node.name)) {
        file.fail(`Unknown admonition ":::${node.name}". Known ones: ${admonitionKinds.join(', ')}.`, node);
      }
      const [first, ...rest] = node.children;
      const label = first?.type === 'paragraph' && first.data && 'directiveLabel' in first.data ? first : undefined;
      node.data = {hName: 'aside', hProperties: {kind: node.name, ...(label && {title: toString(label)})}};
      if (label) node.children = rest;
    });
  };
}

/** Prose such as "attribute:value" looks like a directive; it stays what the author typed. */
function keepProse(tree: Root, file: VFile): void {
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if ((node.type !== 'textDirective' && node.type !== 'leafDirective') || !parent || index === undefined) return;
    const text: Text = {type: 'text', value: sourceOf(node, file)};
    parent.children.splice(index, 1, node.type === 'leafDirective' ? {type: 'paragraph', children: [text]} : text);
  });
}

/** `:::note Title` is how other sites write it; here it would end up as text, so it is refused. */
function refuseBareTitles(tree: Root, file: VFile): void {
  visit(tree, 'text', (node) => {
    const [, name] = /^:::+\s*(\w+)/.exec(node.value) ?? [];
    if (name)
      file.fail(`Not an admonition. Write ":::${name}[Title]", or ":::${name}" without a title, on a line of its own.`, node);
  });
}

function sourceOf(
  node: {position?: {start: {offset?: number | undefined}; end: {offset?: number | undefined}} | undefined},
  file: VFile,
): string {
  return String(file).slice(node.position?.start.offset, node.position?.end.offset);
}
