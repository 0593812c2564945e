import type {Doc, SidebarItem} from '../docs/doc.ts';
import {lastVersion} from '../site/buildNavbar.ts';
import type {Site} from '../site/buildSite.ts';
import {twinPath} from './twinPath.ts';

const sidebarTitles: Record<string, string> = {clients: 'Client guides', automation: 'Contributing to the clients'};

/** An overview for programs: what the site is, then every page as its sidebar lists it, as links to Markdown. */
export function renderLlmsText(site: Site): string {
  const version = lastVersion(site.versions);
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  return (
    [
      `# ${site.config.title}`,
      `> ${site.config.tagline}, in JavaScript, PHP and Java.`,
      'These pages describe the generated clients, which are pre-releases. For production, use the stable clients: https://www.algolia.com/doc/. Each guide names the versions its samples were run with.',
      `Every page is also available as Markdown: add \`.md\` to its URL. [llms-full.txt](${site.config.url}/llms-full.txt) contains all guides in one file.`,
      ...Object.entries(version.sidebars).flatMap(([name, items]) => [
        `## ${sidebarTitles[name] ?? name}`,
        listPages(items, docs, site.config.url).join('\n'),
      ]),
      ...describeReferences(site),
    ].join('\n\n') + '\n'
  );
}

function listPages(items: SidebarItem[], docs: Map<string, Doc>, siteUrl: string): string[] {
  return items.flatMap((item) => {
    const doc = item.docId === undefined ? undefined : docs.get(item.docId);
    const own = doc ? [`- [${doc.title}](${siteUrl}${twinPath(doc.route)}): ${doc.description}`] : [];
    return item.type === 'category' ? [...own, ...listPages(item.items, docs, siteUrl)] : own;
  });
}

function describeReferences({references, config: {url}}: Site): string[] {
  const entries = Object.entries(references);
  if (entries.length === 0) return [];
  const pages = entries.map(
    ([route, {title, summary}]) =>
      `- [${title}](${url}${twinPath(route)}): ${summary} OpenAPI: [YAML](${url}${route}.yml), [JSON](${url}${route}.json)`,
  );
  return [
    '## HTTP API references',
    pages.join('\n'),
    `[mock-api.mjs](${url}/mock-api.mjs) is a mock of these APIs in one file. \`node mock-api.mjs\` starts it; it needs Node.js 20 or newer and no account.`,
  ];
}

/** All guides, one after the other, in the order of the sidebars. */
export function renderLlmsFull(site: Site, twins: Map<string, string>): string {
  const {sidebars, docs} = lastVersion(site.versions);
  const ordered = Object.values(sidebars).flatMap((items) => listIds(items));
  const texts = ordered.flatMap((id) => {
    const doc = docs.find((candidate) => candidate.id === id);
    const text = doc && twins.get(doc.route);
    return text === undefined ? [] : [`<!-- ${site.config.url}${doc?.route} -->\n\n${text.trim()}`];
  });
  return `${texts.join('\n\n---\n\n')}\n`;
}

function listIds(items: SidebarItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.docId === undefined ? [] : [item.docId]),
    ...(item.type === 'category' ? listIds(item.items) : []),
  ]);
}
