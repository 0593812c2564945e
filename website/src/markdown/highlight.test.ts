import {expect, it} from 'vitest';
import {highlight, highlightedLanguages} from './highlight.ts';

it('gives tokens the classes of what they are', () => {
  expect(highlight(`return "a";`, 'javascript')).toEqual([
    [{text: 'return ', className: 'token-keyword'}, {text: '"a"', className: 'token-string'}, {text: ';'}],
  ]);
});

it('merges neighbours of the same class and the space between them', () => {
  const tokens = highlight('// one two three\nexport default async function find() {}', 'typescript').flat();
  expect(tokens.map(({text, className = 'none'}) => `${className}: ${text}`)).toMatchInlineSnapshot(`
    [
      "token-comment: // one two three",
      "token-keyword: export default async function ",
      "token-function: find",
      "none: () {}",
    ]
  `);
});

it('changes no character', () => {
  const code = `<?php\n\n$client->search('books', ['query' => "dune\\n"]);\n`;
  const lines = highlight(code, 'php').map((line) => line.map(({text}) => text).join(''));
  expect(lines.join('\n')).toBe(code);
});

it('ends what spans several lines at the end of each', () => {
  const className = 'token-comment';
  expect(highlight('/* one\n\ntwo */', 'java')).toEqual([[{text: '/* one', className}], [], [{text: 'two */', className}]]);
});

it('colours code within a string as code', () => {
  expect(highlight('`a ${find(1)}`', 'typescript').flat()).toEqual([
    {text: '`a ', className: 'token-string'},
    {text: '${', className: 'token-keyword'},
    {text: 'find', className: 'token-function'},
    {text: '('},
    {text: '1', className: 'token-constant'},
    {text: ')'},
    {text: '}', className: 'token-keyword'},
    {text: '`', className: 'token-string'},
  ]);
});

it('leaves plain text as it is, line by line', () => {
  expect(highlight('one\n\n  two', 'text')).toEqual([[{text: 'one'}], [], [{text: '  two'}]]);
});

it.each(['bash', 'groovy', 'html', 'java', 'javascript', 'js', 'json', 'php', 'text', 'ts', 'typescript', 'xml', 'yaml'])(
  'knows the language %s',
  (language) => {
    expect(highlightedLanguages).toContain(language);
    expect(
      highlight('a', language)
        .flat()
        .map(({text}) => text),
    ).toEqual(['a']);
  },
);
