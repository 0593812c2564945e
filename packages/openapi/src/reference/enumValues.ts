import type {List, ListItem, Root} from 'mdast';
import type {Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {code} from '../words/words.ts';
import type {EnumValue} from './apiReference.ts';
import {parseMarkdown, renderMarkdown, renderTree} from './renderMarkdown.ts';

type Described = {descriptionHtml: string; values: EnumValue[]};

/**
 * Values beside what they mean. Specs explain them as a list in the description ("- `click`: clicked on an item"); such a list
 * becomes the values' own explanations, so that the page does not say it twice.
 */
export function describeValues({description, enum: values = [], ...schema}: Schema): Described {
  if (values.length === 0) return {descriptionHtml: renderMarkdown(description), values: []};
  const texts = [...new Set(values.map(toName))];
  const notes = readNotes(schema, values);
  const tree = mayHaveList.test(description ?? '') ? parseMarkdown(description ?? '') : undefined;
  const list = tree?.children.find((node): node is List => node.type === 'list' && explainsAll(node, texts));
  if (!tree || !list) {
    return {
      descriptionHtml: renderMarkdown(description),
      values: texts.map((value) => ({value, descriptionHtml: renderMarkdown(notes.get(value))})),
    };
  }
  const explanations = new Map(list.children.map((entry) => [explainedValue(entry), explainEntry(entry)]));
  return {
    descriptionHtml: renderTree({...tree, children: tree.children.filter((node) => node !== list)}),
    values: texts.map((value) => ({value, descriptionHtml: explanations.get(value) ?? renderMarkdown(notes.get(value))})),
  };
}

/** What tools say about each value: by the value, or in the order of the values, or as the name that it has in code. */
function readNotes(schema: Schema, values: unknown[]): Map<string, string> {
  const names = schema['x-enum-varnames'] ?? schema['x-enumNames'];
  const notes = ['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-description'].map((keyword) => schema[keyword]);
  const entries = values.flatMap((value, index): [string, string][] => {
    const name = toName(value);
    const found = [...notes, names].map((held) => {
      if (Array.isArray(held)) return held[index] as unknown;
      return isSchema(held) && Object.hasOwn(held, name) ? held[name] : undefined;
    });
    const [note] = found.filter((text) => typeof text === 'string' && text !== '' && text !== name);
    return typeof note === 'string' ? [[name, note === found.at(-1) ? code(note) : note]] : [];
  });
  return new Map(entries);
}

/** A list of values has code in it. Most descriptions have none, and needn't be parsed. */
const mayHaveList = /^\s*(?:[-*+]|\d+[.)])\s+`/m;

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
