import {compile, evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {headings} from './headings.ts';

async function render(...lines: string[]): Promise<string> {
  const {default: Content} = await evaluate(lines.join('\n'), {...runtime, rehypePlugins: [headings]});
  return renderToStaticMarkup(<Content />);
}

async function collect(...lines: string[]): Promise<unknown> {
  const file = await compile({path: 'docs/page.mdx', value: lines.join('\n')}, {rehypePlugins: [headings]});
  return file.data.headings;
}

it('gives every heading an id of its own', async () => {
  const html = await render('## Search', '### Search', '#### Search', '## Use `find`');
  expect(html.split('\n')).toEqual([
    '<h2 id="search">Search</h2>',
    '<h3 id="search-1">Search</h3>',
    '<h4 id="search-2">Search</h4>',
    '<h2 id="use-find">Use <code>find</code></h2>',
  ]);
});

it('collects levels 2 and 3', async () => {
  expect(await collect('## Search', '### With `filters`', '#### In detail', '## Find')).toEqual([
    {id: 'search', text: 'Search', level: 2},
    {id: 'with-filters', text: 'With filters', level: 3},
    {id: 'find', text: 'Find', level: 2},
  ]);
});

it('finds headings inside of components', async () => {
  expect(await collect('<div>', '## Search', '</div>')).toEqual([{id: 'search', text: 'Search', level: 2}]);
});

it('starts anew on every page', async () => {
  expect(await collect('## Search')).toEqual(await collect('## Search'));
});

it('refuses a heading of level 1 and names its line', async () => {
  await expect(collect('Text', '', '# Search')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[docs/page.mdx:3:1-3:9: The page title comes from the front matter; start the text at level 2 ("##").]`,
  );
});

it('leaves a heading that a plugin has given an id as it is', async () => {
  const page = ['## Search', '', 'Text[^1]', '', '[^1]: Note'].join('\n');
  const file = await compile(page, {remarkPlugins: [remarkGfm], rehypePlugins: [headings]});
  expect(String(file)).toContain('id: "footnote-label"');
  expect(file.data.headings).toEqual([{id: 'search', text: 'Search', level: 2}]);
});
