import path from 'node:path';
import type {ComponentType} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {currentVersion, minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {type CompiledDoc, createDocCompiler} from './compileDoc.ts';
import {readMistake} from './mistake.ts';

const siteFolder = path.resolve(import.meta.dirname, '../..');
const config = defineSiteConfig(minimalConfig);
const compileDoc = createDocCompiler({
  siteFolder,
  config,
  commandsConfig: {options: {}, arguments: {}, commands: {}},
  downloads: {},
  version: currentVersion,
});

/** Compiles a page as the site does, with all plugins. */
function compile(...lines: string[]): Promise<CompiledDoc> {
  return compileDoc(path.join(siteFolder, 'docs/page.mdx'), lines.join('\n'));
}

async function render(...lines: string[]): Promise<string> {
  const {code} = await compile('---', 'title: Search', 'description: About', '---', ...lines);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as src/pages/renderPage.tsx does
  const {default: Content} = (new Function(code) as (given: unknown) => {default: ComponentType})(runtime);
  return renderToStaticMarkup(<Content />);
}

/** What the author of a page is told. */
async function failWith(...lines: string[]): Promise<string> {
  const error: unknown = await compile(...lines).then(
    () => 'It compiles.',
    (thrown: unknown) => thrown,
  );
  const {place, message} = readMistake(error, 'docs/page.mdx');
  return `${place}\n${message}`;
}

it('finds the headings, and writes the page as Markdown', async () => {
  const {headings, twin} = await compile('---', 'title: Search', 'description: About', '---', '## Find', '', '### Now');
  expect(headings).toEqual([
    {id: 'find', text: 'Find', level: 2},
    {id: 'now', text: 'Now', level: 3},
  ]);
  expect(twin).toBe('# Search\n\n> About\n\n## Find\n\n### Now\n');
});

it('notes what the page is made from', async () => {
  const {uses} = await compile(
    '---',
    'title: Search',
    'description: About',
    '---',
    'See [other](./other.mdx) and [this](./other.mdx#x).',
    '',
    '<Sample region="setup" guide="installation" />',
  );
  expect(uses).toEqual({guides: ['installation'], downloads: [], docs: ['docs/other.mdx']});
});

it('renders admonitions, tables and highlighted code, and neither front matter nor styles', async () => {
  const admonition = [':::tip[Short]', 'Use brand:apple.', ':::'];
  const table = ['| Name |', '| - |', '| find |'];
  expect(await render(...admonition, '', ...table, '', '```js title="a.js" {1}', '"a"', '```')).toMatchInlineSnapshot(`
    "<aside kind="tip" title="Short"><p>Use brand:apple.</p></aside>
    <table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>find</td></tr></tbody></table>
    <pre language="js" title="a.js" lines="[{&quot;tokens&quot;:[{&quot;className&quot;:&quot;token-string&quot;,&quot;parts&quot;:[{&quot;text&quot;:&quot;\\&quot;a\\&quot;&quot;}]}],&quot;isMarked&quot;:true}]"></pre>"
  `);
});

it('tells file, line and message of a mistake', async () => {
  expect(await failWith('---', 'title: Search', 'description: About', '---', '', '# Search')).toMatchInlineSnapshot(`
    "docs/page.mdx:6:1
    The page title comes from the front matter; start the text at level 2 ("##")."
  `);
  expect(await failWith('---', 'title: Search', '---', '', 'Text')).toMatchInlineSnapshot(`
    "docs/page.mdx:1:1
    Front matter has problems: line 1: description: must be a string: one sentence for search results and link previews. Known keys: title, description, sidebar_label, slug, keywords, draft, hide_table_of_contents, hide_from_sidebar."
  `);
});

it('names a component that there is not, with its line and all that there are', async () => {
  expect(await failWith('---', 'title: Search', 'description: About', '---', '', 'Text <Tabz />.')).toMatchInlineSnapshot(`
    "docs/page.mdx:6:6
    There is no component <Tabz>. Components: Command, CommandList, Diagram, Download, FilterRows, MigrationAssistant, Only, Sample, SampleBlock, SampleNotes, SnapshotNote, TabItem, Tabs. Fix the name, or see CONTRIBUTING.md to add one."
  `);
});

it('names the line of a syntax error', async () => {
  expect(await failWith('---', 'title: Search', 'description: About', '---', '', '<Tabs>', '', 'Text')).toMatchInlineSnapshot(`
    "docs/page.mdx:6:1
    Expected a closing tag for \`<Tabs>\` (6:1-6:7)"
  `);
  expect(await failWith('---', 'title: Search', 'description: About', '---', '', '{1 + }')).toMatchInlineSnapshot(`
    "docs/page.mdx:6:6
    Could not parse expression with acorn"
  `);
});
