import {createIndex, type SearchRecord, writePart} from '@docs/docs-search';
import {loadDocuments} from '@docs/mock-api';
import {listOperations, type OpenApiDocument} from '@docs/openapi';
import type {DocsContent, DocsPage} from '../content/docsContent.ts';
import {packText} from '../content/packText.ts';

const url = 'https://docs.example.org';

/** A guide in the form of its Markdown twin: samples in three languages, one after the other. */
const waiting = `# Wait for a task

> Pause until a write is searchable.

One call does it. See [Install](${url}/docs/5/install).

## Wait

Every write returns a task ID.

**JavaScript**

\`\`\`ts
await client.waitForTask({indexName, taskID});

// ## Not a heading
\`\`\`

_Our tests run it._

Imports and client:

\`\`\`ts
import {algoliasearch} from 'algoliasearch';
\`\`\`

**PHP**

\`\`\`php
$client->waitForTask('films', $taskID);
\`\`\`

_Not run._

Then search.

### Longer

Set the retries.

## Limits

You can't cancel a task.

| Problem                                         | Cause          | Solution   |
| ----------------------------------------------- | -------------- | ---------- |
| \`Stopped waiting for the task after … retries\` | Out of retries | Wait again |
`;

/** Too long to be read at once; every line differs. */
export const installation = `# Install\n\n> Add the client.\n\n## Node.js\n\n${Array.from({length: 300}, (_, place) => `Paragraph ${place} is about the package.\n\n`).join('')}## Browsers\n\nShort.\n`;

const pages: Record<string, string> = {
  '/docs/5/guides/wait': waiting,
  '/docs/guides/wait': waiting.replace('Wait for a task', 'Wait for a task, before the release'),
  '/docs/5/install': installation,
  '/docs/5/draw': '# Draw\n\n> How it looks.\n\nDiagram: A leads to B.\n\n```dot\ndigraph { a -> b }\n```\n\nMore.\n',
  '/specs/insights': `# Insights API\n\n> Send events.\n\n## Errors\n\n- \`400\`: Wrong.\n\n## Events\n\n### Send events\n\n\`POST /1/events\` · operation ID \`pushEvents\`\n\nSends events.\n\n**Samples**\n\n\`\`\`js\nclient.pushEvents();\n\`\`\`\n\n*For JavaScript 5.*\n\n\`\`\`php\n$client->pushEvents();\n\`\`\`\n\n*For PHP 4.*\n\n\`\`\`bash\ncurl -X POST https://example.org\n\`\`\`\n\n#### Response 200\n\nFine.\n\n## Schemas\n\n### InsightEvents\n\nA batch.\n`,
};

function readPage([route, markdown]: [string, string]): DocsPage {
  const [title = '', description = ''] = markdown.split('\n\n');
  return {route, title: title.slice(2), description: description.slice(2), markdown: packText(markdown)};
}

type Place = {url: string; area: string; titles: string[]; content: string | null};

function buildRecord({url: address, area, titles, content}: Place, position: number): SearchRecord {
  const [route = '', anchor = null] = address.split('#');
  const [lvl1 = '', lvl2 = null, lvl3 = null] = titles;
  return {
    objectID: `${address}:${position}`,
    type: content === null ? 'lvl2' : 'content',
    url: address,
    url_without_anchor: route,
    anchor,
    content,
    hierarchy: {lvl0: area, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    language: 'en',
    version: '5',
    docusaurus_tag: 'default',
    weight: {pageRank: 0, level: 0, position},
  };
}

function listGuidePlaces(route: string): Place[] {
  const place = (id: string, title: string, content: string): Place => ({
    url: `${route}#${id}`,
    area: 'Guides',
    titles: ['Wait for a task', title],
    content,
  });
  return [
    place('wait', 'Wait', 'waitForTask'),
    place('limits', 'Limits', 'You can’t cancel a task that was started.'),
    place('limits', 'Limits', 'RetryError: Unreachable hosts. Check the network, then retry.'),
  ];
}

function listOperationPlaces(name: string, document: OpenApiDocument): Place[] {
  const {title} = document.info;
  return listOperations(document).map(({value, method, path}) => ({
    url: `/specs/${name}#operation/${value.operationId}`,
    area: title,
    titles: [title, value.tags?.[0] ?? '', value.summary ?? ''],
    content: `${method.toUpperCase()} ${path}`,
  }));
}

/** The real specs, and a few pages. */
export async function buildTestContent(): Promise<DocsContent> {
  const documents = await loadDocuments();
  const references = Object.entries(documents).flatMap(([name, document]) => listOperationPlaces(name, document));
  const index = (route: string): string[] =>
    createIndex([...listGuidePlaces(route), ...references].map(buildRecord)).map(writePart);
  const [released = [], before = []] = ['/docs/5/guides/wait', '/docs/guides/wait'].map(index);
  const name = (version: string, parts: string[]): [string, string][] =>
    parts.map((part, place) => [`${version}-${place}`, part]);
  const files = [...name('5', released), ...name('current', before)];
  return {
    title: 'Test API',
    url,
    versions: [
      {name: 'current', label: 'Next', isDefault: false, index: ['current-0', 'current-1']},
      {name: '5', label: '5.x', isDefault: true, index: ['5-0', '5-1']},
    ],
    pages: Object.entries(pages).map(readPage),
    apis: Object.entries(documents).map(([api, document]) => ({
      name: api,
      title: document.info.title,
      summary: document.info.summary ?? '',
      route: `/specs/${api}`,
      document: packText(JSON.stringify(document)),
    })),
    indexFiles: Object.fromEntries(files.map(([file, json]) => [file, packText(json)])),
  };
}
