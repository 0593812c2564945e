import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSidebars} from '../config/sidebarsConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite, type Site} from '../site/buildSite.ts';
import {renderLlmsFull, renderLlmsText} from './llmsText.ts';

function buildFacts(title: string) {
  const frontMatter = {title, description: `About: ${title}.`, keywords: [], draft: false, hide_table_of_contents: false};
  return {frontMatter};
}

function buildExample(settings: Partial<Parameters<typeof defineSiteConfig>[0]>): Site {
  return buildSite({
    config: defineSiteConfig({...minimalConfig, ...settings}),
    sidebars: defineSidebars({
      clients: {title: 'Client guides', area: 'Guides', items: ['introduction']},
      automation: {title: 'Contributing', items: ['contribute']},
      recipes: {title: 'Recipes', items: [{type: 'category', label: 'Indices', items: ['copy']}]},
    }),
    docs: {
      'docs/introduction.mdx': buildFacts('Introduction'),
      'docs/contribute.mdx': buildFacts('Contribute'),
      'docs/copy.mdx': buildFacts('Copy'),
    },
    apis: [],
    hasDrafts: false,
  });
}

const site = buildExample({llms: {about: 'It is new.', references: 'There is a mock.'}});

it('lists the pages of each sidebar below its title, and says what the configuration says', () => {
  expect(renderLlmsText(site, [])).toBe(`# Docs

> All about it, in one place.

It is new.

Every page is also available as Markdown: add \`.md\` to its URL. [llms-full.txt](https://docs.example.org/llms-full.txt) contains all guides in one file.

## Client guides

- [Introduction](https://docs.example.org/docs/introduction.md): About: Introduction.

## Contributing

- [Contribute](https://docs.example.org/docs/contribute.md): About: Contribute.

## Recipes

- [Copy](https://docs.example.org/docs/copy.md): About: Copy.
`);
});

it('says what agents can use, and names the page about it before all others', () => {
  const withAgents = buildExample({agents: {docId: 'copy', about: 'There is a server.'}});
  expect(renderLlmsText(withAgents, [])).toContain(
    'all guides in one file.\n\nThere is a server. How to set it up: [Copy](https://docs.example.org/docs/copy.md).\n\n## Client guides\n',
  );
});

it('says nothing of agents where the page about them is not there', () => {
  const withoutPage = buildExample({agents: {docId: 'missing', about: 'There is a server.'}});
  expect(renderLlmsText(withoutPage, [])).not.toContain('There is a server.');
});

it('joins the pages in the order of the sidebars', () => {
  const twins = new Map(['copy', 'introduction', 'contribute'].map((id) => [`/docs/${id}`, `Text of ${id}`]));
  const texts = [...renderLlmsFull(site, twins).matchAll(/^Text of (\w+)/gm)].map(([, id]) => id);
  expect(texts).toEqual(['introduction', 'contribute', 'copy']);
});
