import type {Root, RootContent} from 'hast';
import bash from 'refractor/bash';
import groovy from 'refractor/groovy';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import php from 'refractor/php';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import {refractor} from 'refractor/core';

for (const grammar of [bash, groovy, java, javascript, json, markup, php, typescript, yaml]) refractor.register(grammar);

export const highlightedLanguages = [...refractor.listLanguages(), 'text'].sort();

export type Token = {text: string; className?: string};

/** What gets a colour, by what the grammars call it; all else, such as punctuation, looks like the text around it. */
const colours: Record<string, string> = {
  ...nameAll('token-comment', ['comment', 'doctype', 'prolog']),
  ...nameAll('token-keyword', ['keyword', 'operator', 'interpolation-punctuation', 'property', 'key', 'tag', 'shebang']),
  ...nameAll('token-string', ['string', 'template-punctuation', 'attr-value', 'regex', 'string-property', 'heredoc']),
  ...nameAll('token-constant', ['boolean', 'number', 'null', 'constant', 'builtin']),
  ...nameAll('token-function', ['function', 'function-variable', 'function-definition']),
  ...nameAll('token-function', ['class-name', 'class-name-definition', 'attr-name']),
};

function nameAll(className: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, className]));
}

/** Highlights code into lines of tokens whose classes (`token-keyword`) are coloured in src/content/CodeBlock. */
export function highlight(code: string, language: string): Token[][] {
  const tokens = language === 'text' ? [{text: code}] : flatten(refractor.highlight(code, language));
  return splitLines(tokens).map(mergeTokens);
}

/** The innermost name that has a colour counts: a call within a template string is a call. */
function flatten(node: Root | RootContent, className?: string): Token[] {
  if (node.type === 'text') return [{text: node.value, ...(className !== undefined && {className})}];
  if (!('children' in node)) return [];
  const names = node.type === 'element' && Array.isArray(node.properties.className) ? node.properties.className : [];
  const own = names.map((name) => colours[name]).find((colour) => colour !== undefined);
  return node.children.flatMap((child) => flatten(child, own ?? className));
}

function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const {text, ...token} of tokens)
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({text: part, ...token});
    }
  return lines;
}

/** Neighbours of the same class become one token, with the space between them: fewer elements, same look. */
function mergeTokens(tokens: Token[]): Token[] {
  return tokens.reduce<Token[]>((merged, token) => {
    const last = merged.at(-1);
    const isSame = last && (last.className === token.className || token.text.trim() === '');
    return isSame ? [...merged.slice(0, -1), {...last, text: last.text + token.text}] : [...merged, token];
  }, []);
}
