import type {List, ListItem, Root} from 'mdast';
import type {EnumValue} from './apiReference.ts';
import {parseMarkdown, renderMarkdown, renderTree} from './renderMarkdown.ts';

type Described = {descriptionHtml: string; values: EnumValue[]};

/**
 * Values beside what they mean. Specs explain them as a list in the description ("- `click`: clicked on an item"); such a list
 * becomes the values' own explanations, so that the page does not say it twice.
 */
export function describeValues(description: string | undefined, values: unknown[]): Described {
  if (values.length === 0) return {descriptionHtml: renderMarkdown(description), values: []};
  const texts = [...new Set(values.map(toName))];
  const tree = parseMarkdown(description ?? '');
  const list = tree.children.find((node): node is List => node.type === 'list' && explainsAll(node, texts));
  if (!list) {
    return {descriptionHtml: renderMarkdown(description), values: texts.map((value) => ({value, descriptionHtml: ''}))};
  }
  const explanations = new Map(list.children.map((entry) => [explainedValue(entry), explainEntry(entry)]));
  return {
    descriptionHtml: renderTree({...tree, children: tree.children.filter((node) => node !== list)}),
    values: texts.map((value) => ({value, descriptionHtml: explanations.get(value) ?? ''})),
  };
}

/** Texts go without quotes, apart from the empty one: nobody would see it. */
function toName(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

function explainsAll(list: List, values: string[]): boolean {
  const known = new Set<string | undefined>(values);
  return list.children.every((entry) => known.has(explainedValue(entry)));
}

/** The code that an entry starts with. */
function explainedValue(entry: ListItem): string | undefined {
  const paragraph = entry.children[0];
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'inlineCode' ? first.value : undefined;
}

/** What follows the value and its colon or dash. */
function explainEntry(entry: ListItem): string {
  const [paragraph, ...rest] = entry.children;
  if (paragraph?.type !== 'paragraph') return '';
  const [, next, ...others] = paragraph.children;
  const words = next?.type === 'text' ? [{...next, value: next.value.replace(/^\s*[:–—-]\s*/, '')}] : next ? [next] : [];
  const tree: Root = {type: 'root', children: [{...paragraph, children: [...words, ...others]}, ...rest]};
  return renderTree(tree);
}
