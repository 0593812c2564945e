import type {Paragraph, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

type Only = MdxJsxFlowElement | MdxJsxTextElement;
type Options = {version: string; versions: string[]};

/** What a paragraph may consist of. */
const inline = ['text', 'inlineCode', 'link', 'linkReference', 'strong', 'emphasis', 'delete', 'mdxJsxTextElement'];

/**
 * Remark plugin: one text for several versions of the docs. What is inside of `<Only version="5">…</Only>` is only in that version.
 * Without content, it's about the table row, list item or heading that it starts.
 */
export function onlyVersion({version, versions}: Options) {
  return (tree: Root, file: VFile): void => {
    const isKept = (only: Only): boolean => readVersion(only, versions, file) === version;

    const keepNode = (node: RootContent): RootContent[] => {
      if (isOnly(node)) {
        if (node.children.length === 0)
          file.fail('<Only> without content has to start a table row, a list item or a heading.', node);
        if (!isKept(node)) return [];
        keepChildren(node);
        return node.type === 'mdxJsxFlowElement' ? wrapPhrasing(node.children) : node.children;
      }
      const start = findStart(node);
      if (start && !isKept(start.only)) return [];
      start?.remove();
      if (!('children' in node) || node.children.length === 0) return [node];
      keepChildren(node);
      return isEmpty(node) ? [] : [node];
    };

    const keepChildren = (parent: Parents): void => {
      parent.children = parent.children.flatMap(keepNode);
    };
    keepChildren(tree);
  };
}

function isOnly(node: RootContent): node is Only {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Only';
}

function readVersion({attributes, ...node}: Only, versions: string[], file: VFile): string {
  const [attribute, ...others] = attributes;
  const isVersion = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'version' && others.length === 0;
  const value = isVersion && typeof attribute.value === 'string' ? attribute.value : '';
  if (versions.includes(value)) return value;
  return file.fail(`<Only version="${value}"> is for no version of the docs. Versions: ${versions.join(', ')}.`, node.position);
}

/** The mark without content that a row, an item or a heading starts with. */
function findStart(node: RootContent): {only: Only; remove: () => void} | undefined {
  if (!['tableRow', 'listItem', 'heading'].includes(node.type)) return undefined;
  let parent = node as Parents;
  for (let first = parent.children[0]; first; first = parent.children[0]) {
    if (isOnly(first)) {
      const only = first;
      return only.children.length > 0 ? undefined : {only, remove: () => removeFirst(parent)};
    }
    if (!('children' in first)) return undefined;
    parent = first;
  }
  return undefined;
}

function removeFirst(parent: Parents): void {
  parent.children.shift();
  const [first] = parent.children;
  if (first?.type === 'text') first.value = first.value.trimStart();
}

/** A line that is nothing but marks isn't a paragraph to MDX. What is left of it is one. */
function wrapPhrasing(nodes: RootContent[]): RootContent[] {
  const isText = nodes.length > 0 && nodes.every(({type}) => inline.includes(type));
  return isText ? [{type: 'paragraph', children: nodes as PhrasingContent[]} satisfies Paragraph] : nodes;
}

/** A list without items, and a table that has only its head. */
function isEmpty(node: Parents): boolean {
  return node.children.length === 0 || (node.type === 'table' && node.children.length === 1);
}
