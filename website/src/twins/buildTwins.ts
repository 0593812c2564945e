import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {type ApiReference, renderReferenceMarkdown} from '@docs/openapi/reference';
import type {SidebarsConfig} from '../config/sidebarsConfig.ts';
import type {MarkdownOptions} from '../markdown/markdown.ts';
import {buildSite, type Site} from '../site/buildSite.ts';
import {renderLlmsFull, renderLlmsText} from './llmsText.ts';
import {createTwinRenderer, type Twin} from './renderTwin.ts';
import {twinPath} from './twinPath.ts';

type TwinSources = MarkdownOptions & {sidebars: SidebarsConfig; references: ApiReference[]};

/** The files for readers that are programs, by path: a Markdown twin of every page, and the overviews of all. */
export async function buildTwins(sources: TwinSources): Promise<Map<string, string>> {
  const docs = await renderDocs(sources);
  const site = describeSite(docs, sources);
  const pages = new Map<string, string>();
  for (const [route, {doc}] of Object.entries(site.routes)) pages.set(route, docs.get(doc.source)?.markdown ?? '');
  for (const [route, reference] of Object.entries(site.references))
    pages.set(route, renderReferenceMarkdown(reference, sources.config.url));
  return new Map([
    ...[...pages].map(([route, markdown]) => [twinPath(route), markdown] as const),
    ['/llms.txt', renderLlmsText(site)],
    ['/llms-full.txt', renderLlmsFull(site, pages)],
  ]);
}

async function renderDocs({siteFolder, ...options}: TwinSources): Promise<Map<string, Twin>> {
  const render = createTwinRenderer({siteFolder, ...options});
  const folders = options.config.docs.versions.map(({folder}) => folder);
  const twins = new Map<string, Twin>();
  for (const folder of folders) {
    const files = await readdir(path.join(siteFolder, folder), {recursive: true});
    for (const name of files.filter((file) => file.endsWith('.mdx')).sort()) {
      const source = path.posix.join(folder, name.split(path.sep).join('/'));
      const file = path.join(siteFolder, source);
      twins.set(source, await render(file, await readFile(file, 'utf8')));
    }
  }
  return twins;
}

/** The site as its pages know it; their content is not needed for that. */
function describeSite(docs: Map<string, Twin>, {config, sidebars, references}: TwinSources): Site {
  const modules = Object.fromEntries(
    [...docs].map(([source, {frontMatter}]) => [source, {default: () => null, frontMatter, headings: []}]),
  );
  return buildSite({config, sidebars, modules, references, hasDrafts: false});
}
