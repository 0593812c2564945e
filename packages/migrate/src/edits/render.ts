import type {Node} from '@babel/types';
import type {Change} from '../report/migration.ts';
import type {Tree} from '../syntax/tree.ts';
import {firstFrom, rangeOf} from '../syntax/tree.ts';
import type {ArgumentsCode, Code, Field, ObjectCode} from './code.ts';
import {outermost, sortEdits, trimChange, type Edit} from './edits.ts';
import {lineIndent, type Style} from './style.ts';

/** Lines longer than this are broken where that's possible. */
const width = 80;

export type Writer = {
  text: string;
  edits: readonly Edit[];
  style: Style;
  frozen: [number, number][];
  keepLine: string;
  active: Set<Edit>;
};

/** The text with all edits. */
export function render(text: string, edits: readonly Edit[], style: Style, tree: Tree): {text: string; changes: Change[]} {
  const writer: Writer = {
    text,
    edits: sortEdits(edits),
    style,
    frozen: frozenSpans(tree),
    keepLine: unusedCharacter(text),
    active: new Set(),
  };
  const changes: Change[] = [];
  let result = '';
  let reached = 0;
  for (const edit of outermost(writer.edits, 0, text.length)) {
    result += text.slice(reached, edit.start);
    const resultStart = result.length;
    result += writeEdit(writer, edit).replaceAll(writer.keepLine, '\n');
    changes.push({start: edit.start, end: edit.end, resultStart, resultEnd: result.length});
    reached = edit.end;
  }
  result += text.slice(reached);
  return {text: result, changes: changes.flatMap((change) => trimChange(change, text, result) ?? [])};
}

/** Lines of these must keep their indentation: it's part of a string. */
function frozenSpans({nodes}: Tree): [number, number][] {
  return nodes
    .filter(({type}) => type === 'TemplateElement' || type === 'StringLiteral' || type === 'JSXText')
    .map((node): [number, number] => [rangeOf(node).start, rangeOf(node).end])
    .sort(([one], [other]) => one - other);
}

function unusedCharacter(text: string): string {
  let code = 0xe000;
  while (text.includes(String.fromCharCode(code))) code += 1;
  return String.fromCharCode(code);
}

function writeEdit(writer: Writer, edit: Edit): string {
  const {text} = writer;
  const column = edit.start - (text.lastIndexOf('\n', edit.start - 1) + 1);
  writer.active.add(edit);
  const written = write(writer, edit.code, lineIndent(text, edit.indentAt ?? edit.start), column);
  writer.active.delete(edit);
  return written;
}

/** New code, for a line with this indentation, from this column on. */
function write(writer: Writer, code: Code, indent: string, column: number): string {
  if (typeof code === 'string') return code.replaceAll('\n', writer.style.newline + indent);
  if (isList(code)) {
    let written = '';
    for (const part of code) written += write(writer, part, indent, columnAfter(written, column));
    return written;
  }
  if ('type' in code) return writeFitting(writer, code, indent, column);
  return code.kind === 'object' ? writeObject(writer, code, indent, column) : writeArguments(writer, code, indent, column);
}

function isList(code: Code): code is readonly Code[] {
  return Array.isArray(code);
}

function columnAfter(written: string, column: number): number {
  const line = written.lastIndexOf('\n');
  return line < 0 ? column + written.length : written.length - line - 1;
}

/** An object of the source that no longer fits on its line is broken into several, unless more than its properties would be lost. */
function writeFitting(writer: Writer, node: Node, indent: string, column: number): string {
  const written = writeNode(writer, node, indent);
  if (node.type !== 'ObjectExpression' || written.includes('\n') || column + written.length <= width) return written;
  const {start, end} = rangeOf(node);
  const properties = node.properties.map(rangeOf);
  const hasComment = /\/[/*]/.test(writer.text.slice(start, end));
  const isBetween = (edit: Edit): boolean => !properties.some((part) => part.start <= edit.start && part.end >= edit.end);
  if (properties.length === 0 || hasComment || outermost(writer.edits, start, end, writer.active).some(isBetween)) return written;
  return writeObject(writer, {kind: 'object', fields: node.properties.map((property) => ({same: property}))}, indent, column);
}

/** A part of the source with the edits inside, moved to another indentation. */
function writeNode(writer: Writer, node: Node, indent: string): string {
  const {start, end} = rangeOf(node);
  let written = '';
  let reached = start;
  for (const edit of outermost(writer.edits, start, end, writer.active)) {
    written += sourceText(writer, reached, edit.start);
    written += writeEdit(writer, edit);
    reached = edit.end;
  }
  written += sourceText(writer, reached, end);
  const from = lineIndent(writer.text, start);
  if (from === indent) return written;
  return written.replaceAll(/\n([ \t]*)/g, (line, spaces: string) =>
    spaces.startsWith(from) ? `\n${indent}${spaces.slice(from.length)}` : line,
  );
}

/** Line ends inside of strings are hidden, so that nothing indents what follows them. */
function sourceText({text, frozen, keepLine}: Writer, start: number, end: number): string {
  let written = '';
  let reached = start;
  for (let at = firstFrom(frozen, start, ([from]) => from); at < frozen.length; at += 1) {
    const [from, to] = frozen[at] ?? [end, end];
    if (from >= end) break;
    if (from < reached || to > end) continue;
    written += text.slice(reached, from) + text.slice(from, to).replaceAll('\n', keepLine);
    reached = to;
  }
  return written + text.slice(reached, end);
}

function writeObject(writer: Writer, {fields}: ObjectCode, indent: string, column: number): string {
  const {brace, unit} = writer.style;
  if (fields.length === 0) return '{}';
  const inline = fields.map((field) => writeField(writer, field, indent, 0)).join(', ');
  const line = `{${brace}${inline}${brace}}`;
  const hasComment = fields.some((field) => 'comment' in field);
  if (!line.includes('\n') && column + line.length <= width && !hasComment) return line;
  const inner = indent + unit;
  const lines = fields.map((field) => {
    const comma = 'comment' in field ? '' : ',';
    return `${inner}${writeField(writer, field, inner, inner.length)}${comma}${writer.style.newline}`;
  });
  return `{${writer.style.newline}${lines.join('')}${indent}}`;
}

function writeField(writer: Writer, field: Field, indent: string, column: number): string {
  if ('comment' in field) return field.comment;
  if ('same' in field) return writeNode(writer, field.same, indent);
  if ('spread' in field) return `...${write(writer, field.spread, indent, column + 3)}`;
  const value = write(writer, field.value, indent, column + field.key.length + 2);
  return value === field.key ? value : `${field.key}: ${value}`;
}

function writeArguments(writer: Writer, {list}: ArgumentsCode, indent: string, column: number): string {
  const [only, ...others] = list;
  if (only === undefined) return '()';
  const line = `(${list.map((code) => write(writer, code, indent, 0)).join(', ')})`;
  if (!line.includes('\n') && column + line.length <= width) return line;
  if (others.length === 0) return `(${write(writer, only, indent, column + 1)})`;
  const inner = indent + writer.style.unit;
  const lines = list.map((code) => `${inner}${write(writer, code, inner, inner.length)},${writer.style.newline}`);
  return `(${writer.style.newline}${lines.join('')}${indent})`;
}
