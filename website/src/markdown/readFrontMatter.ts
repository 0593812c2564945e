import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {isMap, isNode, LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import {listProblems} from '../config/parseConfig.ts';
import {type FrontMatter, frontMatterSchema} from '../docs/frontMatter.ts';

declare module 'vfile' {
  interface DataMap {
    frontMatter: FrontMatter;
  }
}

/** Remark plugin: checks the front matter and keeps it in `file.data.frontMatter`; problems name file and line. */
export function readFrontMatter() {
  return (tree: Root, file: VFile): void => {
    const node = tree.children[0];
    if (node?.type !== 'yaml') return failWithout(file);
    file.data.frontMatter = parseFrontMatter(node.value, file, node.position?.start.line ?? 1);
  };
}

/** The same for a file whose text has not been parsed: quickly, for all files. */
export function readFrontMatterBlock(file: VFile): FrontMatter {
  const [, block] = /^---\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(String(file)) ?? [];
  if (block === undefined) return failWithout(file);
  return parseFrontMatter(block, file);
}

function failWithout(file: VFile): never {
  file.fail('The page has no front matter. Start it with "---", title, description, "---".', {line: 1, column: 1});
}

/** `firstLine` is the line of the opening "---", so that problems point into the file and not into the block. */
function parseFrontMatter(source: string, file: VFile, firstLine = 1): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const syntaxError = document.errors[0];
  if (syntaxError) {
    const line = lines.linePos(syntaxError.pos[0]).line + firstLine;
    file.fail(`Front matter is not valid YAML: ${syntaxError.message}`, {line, column: 1});
  }
  const result = frontMatterSchema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => ({
    ...listProblems(issue)[0],
    line: lineOf(issue, document, lines) + firstLine,
  }));
  const text = problems
    .map((problem) => `line ${problem.line}: ${problem.path ? `${problem.path}: ` : ''}${problem.text}`)
    .join('; ');
  return file.fail(`Front matter has problems: ${text}. Known keys: ${Object.keys(frontMatterSchema.shape).join(', ')}.`, {
    line: problems[0]?.line ?? firstLine,
    column: 1,
  });
}

function lineOf(issue: z.core.$ZodIssue, document: Document, lines: LineCounter): number {
  const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
  const pair = isMap(document.contents) ? document.contents.items.find((item) => String(item.key) === String(key)) : undefined;
  const range = pair && isNode(pair.key) ? pair.key.range : undefined;
  return range ? lines.linePos(range[0]).line : 0;
}
