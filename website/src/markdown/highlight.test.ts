import {expect, it, onTestFinished, vi} from 'vitest';
import {highlight, highlightedLanguages} from './highlight.ts';

it('gives tokens the classes of what they are', () => {
  expect(highlight(`return "a";`, 'javascript')).toEqual([
    [{text: 'return ', className: 'token-keyword'}, {text: '"a"', className: 'token-string-expression'}, {text: ';'}],
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

it('highlights all of a line, however slow the machine is', () => {
  let time = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
  onTestFinished(() => clock.mockRestore());
  expect(highlight('"a" // b', 'javascript').flat()).toHaveLength(2);
});

it('leaves plain text as it is, line by line', () => {
  expect(highlight('one\n\n  two', 'text')).toEqual([[{text: 'one'}], [{text: ''}], [{text: '  two'}]]);
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
