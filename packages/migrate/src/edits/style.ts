import type {Syntax} from '../syntax/parseFile.ts';
import {rangeOf, type Tree} from '../syntax/tree.ts';

/** How a program is written, so that new code looks like the rest. */
export type Style = {quote: "'" | '"'; semicolon: ';' | ''; brace: ' ' | ''; unit: string; newline: string};

export function readStyle({text}: Pick<Syntax, 'text'>, tree: Tree): Style {
  const votes = {double: 0, semicolon: 0, tight: 0};
  for (const node of tree.nodes) {
    const {start, end} = rangeOf(node);
    if (node.type === 'StringLiteral') votes.double += text[start] === '"' ? 1 : -1;
    if (node.type === 'ExpressionStatement' || node.type === 'VariableDeclaration' || node.type === 'ImportDeclaration')
      votes.semicolon += text[end - 1] === ';' ? 1 : /^\s*\n/.test(text.slice(end)) || end >= text.trimEnd().length ? -1 : 0;
    if (node.type === 'ObjectExpression' || node.type === 'ObjectPattern') votes.tight += countTight(text, start, end);
    if (node.type === 'ImportDeclaration') {
      const brace = text.indexOf('{', start);
      if (brace > 0 && brace < end) votes.tight += countTight(text, brace, end);
    }
  }
  return {
    quote: votes.double > 0 ? '"' : "'",
    semicolon: votes.semicolon < 0 ? '' : ';',
    brace: votes.tight > 0 ? '' : ' ',
    unit: indentUnit(text),
    newline: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Only an object on one line shows whether braces have spaces inside. */
function countTight(text: string, start: number, end: number): number {
  if (end - start <= 2 || /\s/.test(text[start + 1] ?? '') !== (text[start + 1] === ' ')) return 0;
  return text[start + 1] === ' ' ? -1 : 1;
}

function indentUnit(text: string): string {
  const [, indent = '  '] = /\n(\t|(?: {2}| {4}))(?=[^\s*])/.exec(text) ?? [];
  return indent;
}

export function lineIndent(text: string, position: number): string {
  const line = text.lastIndexOf('\n', position - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, position))?.[0] ?? '';
}
