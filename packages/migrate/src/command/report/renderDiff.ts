import {type Block, diffLines} from './diffLines.ts';

const contextLines = 3;

/** A unified diff, as `git diff` and `patch` know it. */
export function renderDiff(path: string, before: string, after: string, isColoured: boolean): string {
  const paint = (style: Style, line: string): string => (isColoured ? `\x1b[${styles[style]}m${line}\x1b[0m` : line);
  const texts = {before: splitLines(before), after: splitLines(after)};
  const hunks = groupBlocks(diffLines(texts.before, texts.after)).map((blocks) => renderHunk(texts, blocks));
  const lines: Line[] = [{style: 'head', text: `--- a/${path}`}, {style: 'head', text: `+++ b/${path}`}, ...hunks.flat()];
  return lines.map(({style, text}) => `${style ? paint(style, text) : text}\n`).join('');
}

const styles = {head: '1', place: '36', removed: '31', added: '32'};
type Style = keyof typeof styles;
type Line = {style?: Style; text: string};
type Texts = {before: string[]; after: string[]};

/** Lines with what ends them, so that a missing last line break is a difference, too. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Blocks whose context would touch are shown together. */
function groupBlocks(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.start - (group.at(-1)?.end ?? 0) <= 2 * contextLines) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

function renderHunk({before, after}: Texts, blocks: Block[]): Line[] {
  const [first] = blocks;
  const last = blocks.at(-1);
  if (!first || !last) return [];
  const lead = Math.min(contextLines, first.start);
  const trail = Math.min(contextLines, before.length - last.end);
  const lines = blocks.flatMap((block, index): Line[] => [
    ...toLines(' ', before.slice(blocks[index - 1]?.end ?? first.start - lead, block.start)),
    ...toLines('-', before.slice(block.start, block.end), 'removed'),
    ...toLines('+', after.slice(block.resultStart, block.resultEnd), 'added'),
  ]);
  const range = renderRange(first.start - lead, last.end + trail);
  const resultRange = renderRange(first.resultStart - lead, last.resultEnd + trail);
  const place: Line = {style: 'place', text: `@@ -${range} +${resultRange} @@`};
  return [place, ...lines, ...toLines(' ', before.slice(last.end, last.end + trail))];
}

/** Lines count from 1; an empty range is named by the line before it. */
function renderRange(start: number, end: number): string {
  const length = end - start;
  return `${length === 0 ? start : start + 1},${length}`;
}

function toLines(sign: string, lines: string[], style?: Style): Line[] {
  return lines.flatMap((line): Line[] => {
    const shown = {...(style && {style}), text: sign + line.replace(/\n$/, '')};
    return line.endsWith('\n') ? [shown] : [shown, {text: '\\ No newline at end of file'}];
  });
}
