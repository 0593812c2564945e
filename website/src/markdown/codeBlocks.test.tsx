import {evaluate} from '@mdx-js/mdx';
import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {CodeLines} from '../content/CodeLines.tsx';
import type {CodeLine} from './codeLine.ts';
import {codeBlocks, parseMeta} from './codeBlocks.ts';
import {highlightedLanguages} from './highlight.ts';

/** Stands in for src/content/CodeBlock and shows what it is given. */
function Block({language, title, lines}: {language?: string; title?: string; lines: string}): ReactNode {
  return (
    <pre data-language={language} title={title}>
      <CodeLines lines={JSON.parse(lines) as CodeLine[]} />
    </pre>
  );
}

async function render(...lines: string[]): Promise<string> {
  const page = {path: 'docs/page.mdx', value: lines.join('\n')};
  const {default: Content} = await evaluate(page, {...runtime, rehypePlugins: [codeBlocks]});
  return renderToStaticMarkup(<Content components={{pre: Block}} />);
}

describe('a code block', () => {
  it('hands language and title over and has highlighted code, with classes and without styles', async () => {
    expect(await render('```js title="search.js"', 'return 1;', '```')).toMatchInlineSnapshot(
      `"<pre data-language="js" title="search.js"><code><span class="token-keyword">return </span><span class="token-constant">1</span>;</code></pre>"`,
    );
  });

  it('marks the highlighted lines, each with its line end', async () => {
    expect(await render('```text {1,3-4}', 'one', 'two', 'three', 'four', 'five', '```')).toBe(
      '<pre data-language="text"><code><mark>one\n</mark>two\n<mark>three\n</mark><mark>four\n</mark>five</code></pre>',
    );
  });

  it('is plain text when no language is given', async () => {
    expect(await render('```', 'a < b', '```')).toBe('<pre data-language="text"><code>a &lt; b</code></pre>');
  });

  it('keeps empty lines at its start and end', async () => {
    expect(await render('```text', '', 'one', '', '```')).toBe('<pre data-language="text"><code>\none\n</code></pre>');
  });

  it('names its line and the known languages when its own is unknown', async () => {
    const rendering = render('Text', '', '```cobol', 'STOP RUN.', '```');
    await expect(rendering).rejects.toMatchObject({
      name: 'docs/page.mdx:3:1-5:4',
      message: `No highlighting for the language "cobol". Known ones: ${highlightedLanguages.join(', ')}. Add a grammar in src/markdown/highlight.ts.`,
    });
  });
});

it('leaves code within a sentence alone', async () => {
  expect(await render('Call `find` now')).toBe('<p>Call <code>find</code> now</p>');
});

describe('what follows the language of a fence', () => {
  it.each([
    ['', {lines: new Set()}],
    ['title="search.js"', {title: 'search.js', lines: new Set()}],
    ['{2}', {lines: new Set([2])}],
    ['{1, 3-5} title="a b"', {title: 'a b', lines: new Set([1, 3, 4, 5])}],
  ])('is read: %s', (meta, expected) => {
    expect(parseMeta(meta)).toEqual(expected);
  });
});
