import {describe, expect, it} from 'vitest';
import {type Code, type Group, layOut, listImports} from './layout.ts';

const call = (...entries: Code[]): Group => ({open: 'call(', entries, close: ')', separator: ','});
const list = (...entries: Code[]): Group => ({open: '[', entries, close: ']', separator: ',', hasLastSeparator: true});
const chain = (...entries: Code[]): Group => ({open: 'new Rule()', entries, close: '', separator: ''});
const long = "'a text of forty characters, more or less'";

it('keeps on one line what has at most 80 characters', () => {
  const text = 'x'.repeat(73);
  expect(layOut([call(text), ';'])).toBe(`call(${text});`);
  expect(layOut([call(`${text}x`), ';'])).toBe(`call(\n  ${text}x\n);`);
});

it('breaks the outer group first', () => {
  expect(layOut(['run ', call(list(long, 'b'), long), ';'])).toMatchInlineSnapshot(`
    "run call(
      ['a text of forty characters, more or less', b],
      'a text of forty characters, more or less'
    );"
  `);
});

it('breaks a group that holds a broken one', () => {
  expect(layOut(call(list({...list('a'), isBroken: true})))).toMatchInlineSnapshot(`
    "call(
      [
        [
          a,
        ],
      ]
    )"
  `);
});

it('puts each call of a chain on a line of its own', () => {
  expect(layOut(['save', call(chain(`.setA(${long})`, `.setB(${long})`)), ';'])).toMatchInlineSnapshot(`
    "savecall(
      new Rule()
        .setA('a text of forty characters, more or less')
        .setB('a text of forty characters, more or less')
    );"
  `);
});

describe('a group that hugs its last entry', () => {
  it('opens and closes on the same lines as that entry', () => {
    expect(layOut({...call("'films'", list(long, long)), hugsLast: true})).toMatchInlineSnapshot(`
      "call('films', [
        'a text of forty characters, more or less',
        'a text of forty characters, more or less',
      ])"
    `);
  });

  it('does not, where another entry has brackets too', () => {
    expect(layOut({...call(list('a'), list(long, long)), hugsLast: true})).toMatchInlineSnapshot(`
      "call(
        [a],
        [
          'a text of forty characters, more or less',
          'a text of forty characters, more or less',
        ]
      )"
    `);
  });

  it('does not, where the other entries are too wide', () => {
    expect(layOut({...call(long, long, list('a')), hugsLast: true})).toMatchInlineSnapshot(`
      "call(
        'a text of forty characters, more or less',
        'a text of forty characters, more or less',
        [a]
      )"
    `);
  });
});

it('indents with what is asked for', () => {
  expect(layOut(list(long, long), '    ')).toBe(`[\n    ${long},\n    ${long},\n]`);
});

it('keeps an empty group on one line, however long the line is', () => {
  expect(layOut([long, long, call()])).toBe(`${long}${long}call()`);
});

it('lists what the code must import, each once', () => {
  const map = {...call(), imports: 'Map'};
  expect(listImports([{...call(map, list(map)), imports: 'List'}])).toEqual(['List', 'Map']);
});
