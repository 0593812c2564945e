import {expect, it} from 'vitest';
import {renderMarkdown} from '../reference/renderMarkdown.ts';
import {readHtml} from './readHtml.ts';
import {writeMarkdown} from './writeMarkdown.ts';

function rewrite(source: string): string {
  return writeMarkdown(readHtml(renderMarkdown(source)), 'https://docs.test/specs/tasks');
}

it.each([
  ['a text of one paragraph', 'The *name* of a **task**, see `id`.\n'],
  ['paragraphs', 'One.\n\nTwo.\n'],
  ['lists', 'Either:\n\n- one\n- two\n\n1. first\n2. second\n'],
  ['tables', '| Field | Values |\n| - | - |\n| hour | `0` or `a \\| b` |\n'],
  ['code', '```\ncurl <address>\n```\n'],
  ['links', '[a](https://example.org/?b=1\\&c) and [b](https://docs.test/clients/start "Title")\n'],
])('keeps %s', (_, source) => {
  expect(rewrite(source)).toBe(source);
});

it('puts a paragraph on one line, whatever the length of lines in the source', () => {
  expect(rewrite('One\ntwo\n  three.')).toBe('One two three.\n');
});

it('leads links to a place to the page that has it', () => {
  expect(rewrite('[a](#schema/task)')).toBe('[a](https://docs.test/specs/tasks#schema/task)\n');
});

it('says in words what Markdown has no sign for', () => {
  expect(rewrite('H<sub>2</sub>O, <kbd>K</kbd>, <b>b</b>')).toBe('H2O, `K`, **b**\n');
});

it('is nothing where there is no text', () => {
  expect(readHtml('')).toEqual([]);
});

it.each(['One', ' One \n two\t three ', 'a > b', 'a\u00a0b \u00a0', '*a* # b'])(
  'reads %j, which has no markup, as a paragraph',
  (text) => {
    const parsed = readHtml(`<p>${text}</p>`);
    expect(JSON.stringify(readHtml(text))).toBe(
      JSON.stringify(parsed, (key, value: unknown) => (key === 'position' ? undefined : value)),
    );
  },
);
