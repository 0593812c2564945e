import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type SearchRecord} from '@docs/docs-search';
import {packText, unpackText} from '@docs/docs-mcp';
import {expect, it} from 'vitest';
import {createCache} from '../cache/cache.ts';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {docsTag} from '../searchSetup.ts';
import {buildSite} from '../site/buildSite.ts';
import {buildAgentContent, createPack, renderAgentFiles} from './agentFiles.ts';
import {renderSearchIndex} from './searchIndex.ts';

const frontMatter = {title: 'Start', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const versions = [
  {name: 'current', label: 'Next', isLast: true, successor: {name: '5', notice: 'It is released:'}},
  {name: '5', label: '5.x', path: '5'},
];
const site = buildSite({
  config: defineSiteConfig({...minimalConfig, docs: {mainDoc: 'start', versions}}),
  sidebars: {clients: {title: 'Guides', area: 'Guides', items: ['start']}},
  docs: {'docs/start.mdx': {frontMatter}},
  apis: [{name: 'search', title: 'Search API', route: '/specs/search'}],
  hasDrafts: false,
});
const document = JSON.stringify({info: {title: 'Search API', summary: 'Find records.'}, paths: {}});
const files = new Map([
  ['docs/5/start.md', '# Start\n\n> About it.\n\nText.\n'],
  ['specs/search.json', document],
  ['llms.txt', '# Docs\n\n> All of it.\n'],
  ['llms-full.txt', '# Docs'],
]);

function buildRecord(version: string): SearchRecord {
  const url = `/docs/${version}/start`;
  const hierarchy = {lvl0: 'Guides', lvl1: `Start ${version}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const place = {url, url_without_anchor: url, anchor: null, content: null, hierarchy, language: 'en', version};
  return {objectID: url, type: 'lvl1', ...place, docusaurus_tag: docsTag(version), weight: {pageRank: 0, level: 0, position: 0}};
}

const index = renderSearchIndex([buildRecord('current'), buildRecord('5')], [docsTag('5')]);

const pack = (_: string, text: string) => Promise.resolve(packText(text));

it('has pages as Markdown, specs, and nothing else of the site', async () => {
  const {pages, apis} = await buildAgentContent(site, files, index, pack);
  expect(pages.map(({markdown, ...page}) => ({...page, text: unpackText(markdown)}))).toEqual([
    {route: '/docs/5/start', title: 'Start', description: 'About it.', text: '# Start\n\n> About it.\n\nText.\n'},
    {route: '/', title: 'Docs', description: 'All of it.', text: '# Docs\n\n> All of it.\n'},
  ]);
  expect(apis.map(({document: packed, ...api}) => ({...api, text: unpackText(packed)}))).toEqual([
    {name: 'search', title: 'Search API', route: '/specs/search', summary: 'Find records.', text: document},
  ]);
});

it('means the version that has taken the place of the last one, each with the index of its readers', async () => {
  const content = await buildAgentContent(site, files, index, pack);
  expect(content.versions.map(({name, isDefault}) => [name, isDefault])).toEqual([
    ['current', false],
    ['5', true],
  ]);
  const [current = '', released = ''] = content.versions.map(({index: parts}) =>
    parts.map((part) => unpackText(content.indexFiles[part] ?? ('' as never))).join(),
  );
  expect([current.includes('Start current'), current.includes('Start 5')]).toEqual([true, false]);
  expect([released.includes('Start current'), released.includes('Start 5')]).toEqual([false, true]);
});

it('writes a program with the content inside, and the content beside the site', async () => {
  const written = await renderAgentFiles(site, files, index, 'run(JSON.parse("CONTENT_OF_THE_DOCUMENTATION"))', pack);
  expect([...written.keys()]).toEqual(['docs-mcp.mjs', '../mcp-content.json']);
  const [, literal = ''] = /^run\(JSON\.parse\((".*")\)\)$/.exec(String(written.get('docs-mcp.mjs'))) ?? [];
  expect(JSON.parse(literal)).toBe(written.get('../mcp-content.json'));
});

it('has what was compressed for servers', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pack-'));
  const packed = await createPack(createCache(folder))('docs/start.md', 'Text.');
  expect(unpackText(packed)).toBe('Text.');
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^compressed-/)]);
  rmSync(folder, {recursive: true});
});
