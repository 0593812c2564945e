import {expect, it} from 'vitest';
import {minimalConfig} from '../config/__fixtures__/minimalConfig.ts';
import {defineSiteConfig} from '../config/siteConfig.ts';
import type {DocFacts} from '../docs/buildDocsVersion.ts';
import {buildSite, type Site} from '../site/buildSite.ts';
import {describeSite} from './renderSite.ts';

function buildGuides(count: number, title = 'Guide'): Site {
  const ids = Array.from({length: count}, (_, index) => `guide-${index}`);
  const frontMatter = {title, description: 'About', keywords: [], draft: false, hide_table_of_contents: false};
  const docs: DocFacts = Object.fromEntries(ids.map((id) => [`docs/${id}.mdx`, {frontMatter}]));
  const config = defineSiteConfig({
    ...minimalConfig,
    docs: {mainDoc: 'guide-0', versions: [{name: 'current', label: 'Next', isLast: true}]},
    navbar: {title: 'Docs', items: [{type: 'doc', docId: 'guide-0'}]},
  });
  return buildSite({
    config,
    sidebars: {clients: {title: 'Guides', area: 'Guides', items: ids}},
    docs,
    apis: [],
    hasDrafts: false,
  });
}

it('describes ten times the guides in about ten times the text', () => {
  const [some, many] = [describeSite(buildGuides(20)).length, describeSite(buildGuides(200)).length];
  expect(many / some).toBeLessThan(12);
});

it('tells sites apart whose titles differ', () => {
  expect(describeSite(buildGuides(1, 'One'))).not.toBe(describeSite(buildGuides(1, 'Two')));
});
