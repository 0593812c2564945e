import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import {buildSite} from '../site/buildSite.ts';
import {addSuccessor} from './addSuccessor.ts';

const frontMatter = {title: 'Start', description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
const site = buildSite({
  config: defineSiteConfig({
    ...minimalConfig,
    docs: {
      mainDoc: 'start',
      versions: [
        {name: 'current', label: 'Next', isLast: true, successor: {name: '5', notice: 'It is released:'}},
        {name: '5', label: '5.x', path: '5'},
      ],
    },
  }),
  sidebars: {clients: {title: 'Guides', area: 'Guides', items: ['start']}},
  docs: {'docs/start.mdx': {frontMatter}},
  apis: [],
  hasDrafts: false,
});
const twin = '# Start\n\n> About\n\nText.\n\n## More\n';

it('leads from a page to its Markdown in the version that has taken its place', () => {
  expect(addSuccessor(twin, site, '/docs/start')).toBe(
    '# Start\n\n> About\n\nIt is released: [Start, 5.x](https://docs.example.org/docs/5/start.md)\n\nText.\n\n## More\n',
  );
});

it('leaves a page without a successor as it is', () => {
  expect(addSuccessor(twin, site, '/docs/5/start')).toBe(twin);
});
