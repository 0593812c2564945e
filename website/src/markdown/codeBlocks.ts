import {type TypeNote, typeNotes} from '@docs/samples/proofs';
import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from '../visit.ts';
import type {VFile} from 'vfile';
import type {CodeLine, CodePart, CodeToken} from './codeLine.ts';
import type {Token} from './highlight.ts';

/** Code of a known language becomes lines of tokens. */
export type CodeText = {language: string; code: string};
export type HighlightedCode = Token[][] | 'unknown language';
export type HighlightAll = (texts: CodeText[]) => Promise<HighlightedCode[]>;

/** Rehype plugin: highlights fenced code and hands title, language and lines to src/content/CodeBlock, as properties. */
export function codeBlocks({highlightAll = highlightNow}: {highlightAll?: HighlightAll} = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks = listCodeBlocks(tree);
    const highlighted = await highlightAll(blocks.map(({text}) => text));
    for (const [index, block] of blocks.entries()) {
      const lines = highlighted[index];
      if (!Array.isArray(lines)) return file.fail(await explainUnknown(block.text.language), block.pre);
      renderBlock(block, lines);
    }
  };
}

type Block = {pre: Element; code: Element; text: CodeText};

function listCodeBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, 'element', (pre) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (code?.type !== 'element' || code.tagName !== 'code') return;
    blocks.push({pre, code, text: {language: readLanguage(code), code: toString(code).replace(/\n$/, '')}});
  });
  return blocks;
}

/** The highlighter takes a while to load: a page whose code was highlighted before doesn't need it. */
export async function highlightNow(texts: CodeText[]): Promise<HighlightedCode[]> {
  if (texts.length === 0) return [];
  const {highlight, highlightedLanguages} = await import('./highlight.ts');
  return texts.map(({language, code}) =>
    highlightedLanguages.includes(language) ? highlight(code, language) : 'unknown language',
  );
}

async function explainUnknown(language: string): Promise<string> {
  const {highlightedLanguages} = await import('./highlight.ts');
  return `No highlighting for the language "${language}". Known ones: ${highlightedLanguages.join(', ')}. Add a grammar in src/markdown/highlight.ts.`;
}

function renderBlock({pre, code, text: {language}}: Block, lines: Token[][]): void {
  const meta = parseMeta(code.data?.meta ?? '');
  const types = readTypes(code);
  const shown = lines.map((tokens, index): CodeLine => {
    const ofLine = types.filter(({line}) => line === index + 1);
    return {tokens: addTypes(tokens, ofLine), ...(meta.lines.has(index + 1) && {isMarked: true})};
  });
  pre.properties = {
    language,
    ...(meta.title !== undefined && {title: meta.title}),
    ...(types.length > 0 && {typed: true}),
    lines: JSON.stringify(shown),
  };
  pre.children = [];
}

function readLanguage(code: Element): string {
  const classNames = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name =
    classNames.find((className) => typeof className === 'string' && className.startsWith('language-')) ?? 'language-text';
  return name.slice('language-'.length);
}

type CodeMeta = {title?: string; lines: Set<number>};

/** Reads what follows the language of a fence: `title="search.js" {2,4-6}`. */
export function parseMeta(meta: string): CodeMeta {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  const lines = ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
  return {...(title !== undefined && {title}), lines: new Set(lines)};
}

/** Types of names in the code, which ./samples.ts puts there. */
function readTypes(code: Element): TypeNote[] {
  const {types} = code.properties;
  return typeof types === 'string' ? typeNotes.parse(JSON.parse(types)) : [];
}

/** A name with a type becomes a part of its token; src/content/CodeBlock shows the type while the pointer is there. */
function addTypes(tokens: Token[], types: TypeNote[]): CodeToken[] {
  let column = 0;
  return tokens.map(({text, ...token}) => {
    const start = column;
    column += text.length;
    const inside = types.filter(({from, to}) => from >= start && to <= column);
    return {...token, parts: splitToken(text, start, inside)};
  });
}

function splitToken(text: string, start: number, types: TypeNote[]): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const {from, to, text: type} of types) {
    if (from - start > end) parts.push({text: text.slice(end, from - start)});
    parts.push({text: text.slice(from - start, to - start), type});
    end = to - start;
  }
  if (end < text.length) parts.push({text: text.slice(end)});
  return parts;
}
