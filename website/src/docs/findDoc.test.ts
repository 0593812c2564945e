import {expect, it} from 'vitest';
import type {Doc} from './doc.ts';
import {findDoc} from './findDoc.ts';

const docs = ['clients/introduction', 'clients/search'].map((id): Doc => ({
  id,
  source: `docs/${id}.mdx`,
  route: `/docs/${id}`,
  title: id,
  description: '',
  sidebarLabel: id,
  keywords: [],
  hasTableOfContents: true,
}));

it('finds a doc by its id', () => {
  expect(findDoc(docs, 'clients/search', 'a test').route).toBe('/docs/clients/search');
});

it('names who asked and lists the available ids when there is no such doc', () => {
  expect(() => findDoc(docs, 'clients/serach', 'the sidebar "clients" in sidebars.ts')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: Cannot find the doc "clients/serach", used by the sidebar "clients" in sidebars.ts.
    Available doc ids:
      clients/introduction
      clients/search
    Fix the id or add the page.]
  `);
});
