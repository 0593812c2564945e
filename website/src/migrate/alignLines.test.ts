import type {Change} from '@docs/migrate';
import {expect, it} from 'vitest';
import {alignLines, isEqualRow, type Line, type Row} from './alignLines.ts';

/** Reads both texts from one: `{-gone-}` is on the first side only, `{+new+}` on the second. */
function align(marked: string): Row[] {
  let [before, after] = ['', ''];
  const changes: Change[] = [];
  for (const [, removed, added, equal = ''] of marked.matchAll(/\{-([^]*?)-\}|\{\+([^]*?)\+\}|([^{]+|\{)/g)) {
    const [start, resultStart] = [before.length, after.length];
    before += removed ?? equal;
    after += added ?? equal;
    if (equal === '') changes.push({start, end: before.length, resultStart, resultEnd: after.length});
  }
  return alignLines(before, after, changes);
}

function draw(marked: string): string {
  const text = (line: Line | undefined): string =>
    line ? `${line.number} ${line.parts.map((part) => (part.isChanged ? `[${part.text}]` : part.text)).join('')}` : '';
  return align(marked)
    .map(({before, after}) => `${text(before).padEnd(24)}| ${text(after)}`.trimEnd())
    .join('\n');
}

it('puts equal lines beside each other, and marks what differs in a line', () => {
  expect(draw('one;\nindex.{-search-}{+searchSingleIndex+}();\nthree;')).toMatchInlineSnapshot(`
    "1 one;                  | 1 one;
    2 index.[search]();     | 2 index.[searchSingleIndex]();
    3 three;                | 3 three;"
  `);
});

it('leaves a gap where a line became several', () => {
  expect(draw('a(\n{-b-}{+{\n  b,\n}+}\n);')).toMatchInlineSnapshot(`
    "1 a(                    | 1 a(
    2 [b]                   | 2 [{]
                            | 3 [  b,]
                            | 4 [}]
    3 );                    | 5 );"
  `);
});

it('leaves a gap where a line is gone, whichever of its two breaks went with it', () => {
  const gone = `
    "1 one;                  | 1 one;
    2 [two;]                |
    3 three;                | 2 three;"
  `;
  expect(draw('one;\n{-two;\n-}three;')).toMatchInlineSnapshot(gone);
  expect(draw('one;{-\ntwo;-}\nthree;')).toMatchInlineSnapshot(gone);
});

it('leaves a gap for a line that is gone before a blank one', () => {
  expect(draw('one;\n{-two;\n-}\nthree;')).toMatchInlineSnapshot(`
    "1 one;                  | 1 one;
    2 [two;]                |
    3                       | 2
    4 three;                | 3 three;"
  `);
});

it('keeps the code that a line shares beside itself when lines come before it', () => {
  expect(draw('{+const response =\n  +}await client.getTask();{+\nwait();+}\nend')).toMatchInlineSnapshot(`
    "                        | 1 [const response =]
    1 await client.getTask();| 2 [  ]await client.getTask();
                            | 3 [wait();]
    2 end                   | 4 end"
  `);
});

it('shows no line after the last break, and reads breaks of Windows', () => {
  expect(draw('one;\r\n{-two-}{+2+};\r\n')).toMatchInlineSnapshot(`
    "1 one;                  | 1 one;
    2 [two];                | 2 [2];"
  `);
});

it('reads an empty text, and one that is replaced as a whole', () => {
  expect(draw('')).toBe('1                       | 1');
  expect(draw('{-a\nb-}{+c+}')).toMatchInlineSnapshot(`
    "1 [a]                   | 1 [c]
    2 [b]                   |"
  `);
});

it('tells equal rows from others', () => {
  expect(align('one;\n{-two;\n-}three;').map(isEqualRow)).toEqual([true, false, true]);
});
