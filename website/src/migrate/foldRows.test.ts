import {expect, it} from 'vitest';
import {alignLines} from './alignLines.ts';
import {foldRows} from './foldRows.ts';

const lines = (count: number): string => Array.from({length: count}, (_, index) => `line${index + 1}`).join('\n');

/** The numbers of the lines in each group; those of folds in brackets. */
function list(count: number, changed: number[], matters: number[] = []): string {
  const text = lines(count);
  const changes = changed.map((line) => {
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length + 1;
    return {start, end: start + 4, resultStart: start, resultEnd: start + 4};
  });
  return foldRows(alignLines(text, text, changes), (line) => matters.includes(line))
    .map(({isFolded, rows}) => {
      const range = `${rows[0]?.after?.number}-${rows.at(-1)?.after?.number}`;
      return isFolded ? `(${range})` : range;
    })
    .join(' ');
}

it('folds what is more than three lines from a change', () => {
  expect(list(40, [20])).toBe('(1-16) 17-23 (24-40)');
});

it('keeps lines that matter, also without a change', () => {
  expect(list(40, [20], [35])).toBe('(1-16) 17-23 (24-31) 32-38 39-40');
});

it('does not fold a few lines', () => {
  expect(list(20, [6, 18])).toBe('1-2 3-9 10-14 15-20');
});
