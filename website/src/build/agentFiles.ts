import {type DocsContent, type DocsPage, type PackedText, toPacked} from '@docs/docs-mcp';
import type {Cache} from '../cache/cache.ts';
import {docsTag} from '../searchSetup.ts';
import {choosePaths} from '../search/manifest.ts';
import type {Site} from '../site/buildSite.ts';
import {twinPath} from '@docs/openapi';
import {addContent} from './bundleAgents.ts';
import {compress} from './compress.ts';
import {agentsFile} from './downloadFiles.ts';
import type {SiteFiles} from './finishSite.ts';
import type {IndexFiles} from './searchIndex.ts';

/** What `npm run mcp` serves. It lies beside the site and is not published. */
const contentFile = '../mcp-content.json';

export const agentPaths = [agentsFile, contentFile];

/** A file of the site as the program has it. */
type Pack = (file: string, text: string) => Promise<PackedText>;

/** The documentation for agents: a program with all of it inside, and the same as data. */
export async function renderAgentFiles(
  site: Site,
  files: SiteFiles,
  index: IndexFiles,
  program: string,
  pack: Pack,
): Promise<SiteFiles> {
  const content = await buildAgentContent(site, files, index, pack);
  return new Map([
    [agentsFile, addContent(program, content)],
    [contentFile, JSON.stringify(content)],
  ]);
}

/** Files as they are compressed for servers: once is enough. */
export function createPack(cache: Cache): Pack {
  return async (file, text) => toPacked((await compress(file, text, cache)).br);
}

/** What agents get: pages as Markdown, specs, and the index that the site's own search uses. */
export async function buildAgentContent(
  site: Site,
  files: SiteFiles,
  {manifest, files: indexFiles}: IndexFiles,
  pack: Pack,
): Promise<DocsContent> {
  const pathsOf = (version: string): string[] => choosePaths(manifest, [docsTag(version)]);
  // Readers of a version that was replaced are sent on. Agents write code for what people install.
  const last = site.versions.find(({isLast}) => isLast);
  const usual = last?.successor?.name ?? last?.name;
  const used = new Set(site.versions.flatMap(({name}) => pathsOf(name)));
  return {
    title: site.config.title,
    url: site.config.url,
    versions: site.versions.map(({name, label}) => ({name, label, isDefault: name === usual, index: pathsOf(name)})),
    pages: await Promise.all(
      [...files].filter(([file]) => isTwin(file)).map(([file, text]) => readTwin(file, String(text), pack)),
    ),
    apis: await Promise.all(
      site.apis.map(async ({name, title, route}) => {
        const file = `${route.slice(1)}.json`;
        const document = String(files.get(file) ?? '{}');
        const {info = {}} = JSON.parse(document) as {info?: {summary?: string}};
        return {name, title, route, summary: info.summary ?? '', document: await pack(file, document)};
      }),
    ),
    indexFiles: Object.fromEntries(
      await Promise.all(
        [...indexFiles]
          .filter(([file]) => used.has(`/${file}`))
          .map(async ([file, json]): Promise<[string, PackedText]> => [`/${file}`, await pack(file, json)]),
      ),
    ),
  };
}

/** The home page's is the overview. */
function routeOfTwin(file: string): string {
  return file === twinPath('/').slice(1) ? '/' : `/${file.replace(/\.md$/, '')}`;
}

function isTwin(file: string): boolean {
  return twinPath(routeOfTwin(file)) === `/${file}`;
}

/** A page as its Markdown says: title, description, text. */
async function readTwin(file: string, markdown: string, pack: Pack): Promise<DocsPage> {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  const [, description = ''] = /^> (.+)$/m.exec(markdown) ?? [];
  return {route: routeOfTwin(file), title, description, markdown: await pack(file, markdown)};
}
