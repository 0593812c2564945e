import {type DocsContent, type DocsPage, packText} from '@docs/docs-mcp';
import {docsTag} from '../searchSetup.ts';
import {choosePaths} from '../search/manifest.ts';
import type {Site} from '../site/buildSite.ts';
import {twinPath} from '@docs/openapi';
import {addContent} from './bundleAgents.ts';
import {agentsFile} from './downloadFiles.ts';
import type {SiteFiles} from './finishSite.ts';
import type {IndexFiles} from './searchIndex.ts';

/** What `npm run mcp` serves. It lies beside the site and is not published. */
const contentFile = '../mcp-content.json';

/** The documentation for agents: a program with all of it inside, and the same as data. */
export function renderAgentFiles(site: Site, files: SiteFiles, index: IndexFiles, program: string): SiteFiles {
  const content = buildAgentContent(site, files, index);
  return new Map([
    [agentsFile, addContent(program, content)],
    [contentFile, JSON.stringify(content)],
  ]);
}

/** What agents get: pages as Markdown, specs, and the index that the site's own search uses. */
export function buildAgentContent(site: Site, files: SiteFiles, {manifest, files: indexFiles}: IndexFiles): DocsContent {
  const pathsOf = (version: string): string[] => choosePaths(manifest, [docsTag(version)]);
  // Readers of a version that was replaced are sent on. Agents write code for what people install.
  const last = site.versions.find(({isLast}) => isLast);
  const usual = last?.successor?.name ?? last?.name;
  const used = new Set(site.versions.flatMap(({name}) => pathsOf(name)));
  return {
    title: site.config.title,
    url: site.config.url,
    versions: site.versions.map(({name, label}) => ({name, label, isDefault: name === usual, index: pathsOf(name)})),
    pages: [...files].flatMap(([file, text]) => readTwin(file, String(text))),
    apis: site.apis.map(({name, title, route}) => {
      const document = String(files.get(`${route.slice(1)}.json`) ?? '{}');
      const {info = {}} = JSON.parse(document) as {info?: {summary?: string}};
      return {name, title, route, summary: info.summary ?? '', document: packText(document)};
    }),
    indexFiles: Object.fromEntries(
      [...indexFiles].filter(([file]) => used.has(`/${file}`)).map(([file, json]) => [`/${file}`, packText(json)]),
    ),
  };
}

/** A page as its Markdown says: title, description, text. The home page's is the overview. */
function readTwin(file: string, markdown: string): DocsPage[] {
  const route = file === twinPath('/').slice(1) ? '/' : `/${file.replace(/\.md$/, '')}`;
  if (twinPath(route) !== `/${file}`) return [];
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const [, description = ''] = /^> (.+)$/m.exec(markdown) ?? [];
  return [{route, title, description, markdown: packText(markdown)}];
}
