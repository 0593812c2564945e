import fc from 'fast-check';
import {expect, it} from 'vitest';
import {type Block, diffLines} from './diffLines.ts';

function apply(before: string[], after: string[], blocks: Block[]): string[] {
  const result: string[] = [];
  let from = 0;
  for (const {start, end, resultStart, resultEnd} of blocks) {
    result.push(...before.slice(from, start), ...after.slice(resultStart, resultEnd));
    from = end;
  }
  return [...result, ...before.slice(from)];
}

it('finds what was replaced, removed and added', () => {
  expect(diffLines('a b c d e f g'.split(' '), 'a B c d f g h'.split(' '))).toEqual([
    {start: 1, end: 2, resultStart: 1, resultEnd: 2},
    {start: 4, end: 5, resultStart: 4, resultEnd: 4},
    {start: 7, end: 7, resultStart: 6, resultEnd: 7},
  ]);
});

it('finds nothing in equal texts', () => {
  expect(diffLines(['a', 'b'], ['a', 'b'])).toEqual([]);
});

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), {maxLength: 30});

it('leads from any text to any other', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      expect(apply(before, after, diffLines(before, after))).toEqual(after);
    }),
  );
});

it('has as few lines as possible', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const blocks = diffLines(before, after);
      const length = blocks.reduce((sum, {start, end, resultStart, resultEnd}) => sum + end - start + resultEnd - resultStart, 0);
      expect(length).toBe(before.length + after.length - 2 * lengthInCommon(before, after));
    }),
  );
});

function lengthInCommon(before: string[], after: string[]): number {
  const lengths = new Array<number>(after.length + 1).fill(0);
  for (const line of before) {
    let diagonal = 0;
    after.forEach((other, index) => {
      const above = lengths[index + 1] ?? 0;
      lengths[index + 1] = line === other ? diagonal + 1 : Math.max(above, lengths[index] ?? 0);
      diagonal = above;
    });
  }
  return lengths.at(-1) ?? 0;
}

it('takes texts with nothing in common for one block, soon enough', () => {
  const before = Array.from({length: 5000}, (_, index) => `before ${index}`);
  const after = Array.from({length: 5000}, (_, index) => `after ${index}`);
  const started = performance.now();
  expect(diffLines(before, after)).toEqual([{start: 0, end: 5000, resultStart: 0, resultEnd: 5000}]);
  expect(performance.now() - started).toBeLessThan(5000);
});
