import {expect, it} from 'vitest';
import {renderDiff} from './renderDiff.ts';

const numbers = Array.from({length: 20}, (_, index) => `${index + 1}\n`);
const text = numbers.join('');

function replaceLines(replaced: Record<number, string>): string {
  return numbers.map((line, index) => replaced[index + 1] ?? line).join('');
}

it('shows changes with three lines around them, and joins those that are close', () => {
  expect(renderDiff('src/a.js', text, replaceLines({2: 'two\n', 8: '', 16: '16\n16.5\n'}), false)).toMatchInlineSnapshot(`
    "--- a/src/a.js
    +++ b/src/a.js
    @@ -1,11 +1,10 @@
     1
    -2
    +two
     3
     4
     5
     6
     7
    -8
     9
     10
     11
    @@ -14,6 +13,7 @@
     14
     15
     16
    +16.5
     17
     18
     19
    "
  `);
});

it('says where a last line has no end', () => {
  expect(renderDiff('a.js', 'one\ntwo', 'one\ntwo\n', false)).toMatchInlineSnapshot(`
    "--- a/a.js
    +++ b/a.js
    @@ -1,2 +1,2 @@
     one
    -two
    \\ No newline at end of file
    +two
    "
  `);
});

it('names the line before an empty range', () => {
  expect(renderDiff('a.js', '', 'one\n', false)).toMatchInlineSnapshot(`
    "--- a/a.js
    +++ b/a.js
    @@ -0,0 +1,1 @@
    +one
    "
  `);
});

it('colours removed and added lines', () => {
  expect(renderDiff('a.js', 'one\n', 'two\n', true).split('\n').slice(-3)).toEqual([
    '\x1b[31m-one\x1b[0m',
    '\x1b[32m+two\x1b[0m',
    '',
  ]);
});

it('keeps line endings, so that the diff can be applied', () => {
  expect(renderDiff('a.js', 'one\r\n', 'two\r\n', false)).toContain('-one\r\n+two\r\n');
});
