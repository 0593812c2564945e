import type {Doc, DocsVersion, SidebarItem} from '../docs/doc.ts';
import {listPages} from '../docs/sidebarPaths.ts';
import type {Site} from '../site/buildSite.ts';
import {findVersionedDoc} from '../site/docLinks.ts';
import type {ApiSummary} from '../site/summarizeApi.ts';
import {twinPath} from '@docs/openapi';

/** An overview for programs: what the site is, then every page as its sidebar lists it, as links to Markdown. */
export function renderLlmsText(site: Site, apis: ApiSummary[]): string {
  return (
    [
      `# ${site.config.title}`,
      `> ${site.config.description}`,
      ...(site.config.llms ? [site.config.llms.about] : []),
      `Every page is also available as Markdown: add \`.md\` to its URL. [llms-full.txt](${site.config.url}/llms-full.txt) contains all guides in one file.`,
      ...describeAgents(site),
      ...lastFirst(site.versions).flatMap((version) =>
        Object.values(version.sidebars).flatMap(({title, items}) => [
          `## ${title}${version.isLast ? '' : `: ${version.label}`}`,
          linkPages(items, version.docs, site.config.url).join('\n'),
        ]),
      ),
      ...describeReferences(site, apis),
    ].join('\n\n') + '\n'
  );
}

/** What an agent can do here, and the page about it. */
function describeAgents(site: Site): string[] {
  const {agents, url} = site.config;
  const doc = agents && findVersionedDoc(site, '/', agents.docId);
  return doc ? [`${agents.about} How to set it up: [${doc.title}](${url}${twinPath(doc.route)}).`] : [];
}

function linkPages(items: SidebarItem[], docs: Doc[], siteUrl: string): string[] {
  return listPages(items).flatMap(({docId}) => {
    const doc = docs.find(({id}) => id === docId);
    return doc ? [`- [${doc.title}](${siteUrl}${twinPath(doc.route)}): ${doc.description}`] : [];
  });
}

function describeReferences({config: {url, llms}}: Site, apis: ApiSummary[]): string[] {
  if (apis.length === 0) return [];
  const pages = apis.map(
    ({route, title, summary}) =>
      `- [${title}](${url}${twinPath(route)}): ${summary} OpenAPI: [YAML](${url}${route}.yml), [JSON](${url}${route}.json)`,
  );
  return ['## HTTP API references', pages.join('\n'), ...(llms ? [llms.references] : [])];
}

function lastFirst(versions: DocsVersion[]): DocsVersion[] {
  return versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
}

/** All guides of all versions, one after the other, in the order of the sidebars. */
export function renderLlmsFull(site: Site, twins: Map<string, string>): string {
  const texts = lastFirst(site.versions)
    .flatMap(({sidebars}) => Object.values(sidebars).flatMap(({items}) => listPages(items)))
    .flatMap(({href}) => {
      const text = twins.get(href);
      return text === undefined ? [] : [`<!-- ${site.config.url}${href} -->\n\n${text.trim()}`];
    });
  return `${texts.join('\n\n---\n\n')}\n`;
}
