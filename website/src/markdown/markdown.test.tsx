import path from 'node:path';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {createServer} from 'vite';
import {afterAll, expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {markdown} from './markdown.ts';

const siteFolder = path.resolve(import.meta.dirname, '../..');
const page = path.join(siteFolder, 'docs/not-a-real-file.mdx');
const config = defineSiteConfig({
  ...minimalConfig,
});

let source = '';
const server = await createServer({
  root: siteFolder,
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: {middlewareMode: true, ws: false, watch: null},
  optimizeDeps: {noDiscovery: true},
  plugins: [
    markdown({siteFolder, config, commandsConfig: {options: {}, arguments: {}, commands: {}}, downloads: {}}),
    {name: 'page', resolveId: (id) => (id === page ? id : undefined), load: (id) => (id === page ? source : undefined)},
  ],
});
afterAll(() => server.close());

/** Compiles a page as the site does, with Vite and all plugins. */
async function load(...lines: string[]): Promise<Record<string, unknown>> {
  source = lines.join('\n');
  server.moduleGraph.invalidateAll();
  return server.ssrLoadModule(page);
}

async function render(...lines: string[]): Promise<string> {
  const module = await load('---', 'title: Search', 'description: About', '---', ...lines);
  const Content = module.default as ComponentType;
  return renderToStaticMarkup(<Content />);
}

/** What `npm run dev` shows instead of a page with a mistake. */
async function readMistakePage(...lines: string[]): Promise<string> {
  const module = await load(...lines);
  const Content = module.default as ComponentType;
  const entities: Record<string, string> = {'&quot;': '"', '&lt;': '<', '&gt;': '>'};
  return renderToStaticMarkup(<Content />)
    .replace(/<[^>]*>/g, '\n')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\n+/g, '\n')
    .trim();
}

it('exports what is known about the page', async () => {
  const {frontMatter, headings, lastUpdated} = await load('---', 'title: Search', 'description: About', '---', '## Find');
  expect(frontMatter).toMatchObject({title: 'Search', description: 'About'});
  expect(headings).toEqual([{id: 'find', text: 'Find', level: 2}]);
  expect(lastUpdated).toBeUndefined();
});

it('renders admonitions, tables and highlighted code, and neither front matter nor styles', async () => {
  const admonition = [':::tip[Short]', 'Use brand:apple.', ':::'];
  const table = ['| Name |', '| - |', '| find |'];
  expect(await render(...admonition, '', ...table, '', '```js title="a.js" {1}', '"a"', '```')).toMatchInlineSnapshot(`
    "<aside kind="tip" title="Short"><p>Use brand:apple.</p></aside>
    <table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>find</td></tr></tbody></table>
    <pre language="js" title="a.js"><code><mark><span class="token-string-expression">&quot;a&quot;</span></mark></code></pre>"
  `);
});

it('shows file, line and message of a mistake in place of the page', async () => {
  expect(await readMistakePage('---', 'title: Search', 'description: About', '---', '', '# Search')).toMatchInlineSnapshot(`
    "docs/not-a-real-file.mdx:6:1
    The page title comes from the front matter; start the text at level 2 ("##")."
  `);
  expect(await readMistakePage('---', 'title: Search', '---', '', 'Text')).toMatchInlineSnapshot(`
    "docs/not-a-real-file.mdx:1:1
    Front matter has problems: line 1: description: must be a string: one sentence for search results and link previews. Known keys: title, description, sidebar_label, slug, keywords, draft, hide_table_of_contents, hide_from_sidebar."
  `);
});

it('keeps the title and the route of a page with a mistake, if its front matter is right', async () => {
  const {frontMatter} = await load('---', 'title: Search', 'description: About', 'slug: find', '---', '', '# Search');
  expect(frontMatter).toMatchObject({title: 'Search', slug: 'find'});
});

it('names a component that there is not, with its line and all that there are', async () => {
  expect(await readMistakePage('---', 'title: Search', 'description: About', '---', '', 'Text <Tabz />.')).toMatchInlineSnapshot(`
    "docs/not-a-real-file.mdx:6:6
    There is no component <Tabz>. Components: Command, CommandList, Diagram, Download, FilterRows, Sample, SampleBlock, SampleNotes, SnapshotNote, TabItem, Tabs. Fix the name, or see CONTRIBUTING.md to add one."
  `);
});

it('fails a build with the mistake', async () => {
  const plugin = markdown({siteFolder, config, commandsConfig: {options: {}, arguments: {}, commands: {}}, downloads: {}});
  const {transform} = plugin as unknown as {transform: (source: string, id: string) => Promise<unknown>};
  const failing = transform.call({addWatchFile: () => undefined}, '---\ntitle: A\ndescription: B\n---\n\n# C\n', page);
  await expect(failing).rejects.toThrow('start the text at level 2');
});

it('names the line of a syntax error', async () => {
  expect(await readMistakePage('---', 'title: Search', 'description: About', '---', '', '<Tabs>', '', 'Text'))
    .toMatchInlineSnapshot(`
    "docs/not-a-real-file.mdx:6:1
    Expected a closing tag for \`<Tabs>\` (6:1-6:7)"
  `);
  expect(await readMistakePage('---', 'title: Search', 'description: About', '---', '', '{1 + }')).toMatchInlineSnapshot(`
    "docs/not-a-real-file.mdx:6:6
    Could not parse expression with acorn"
  `);
});
