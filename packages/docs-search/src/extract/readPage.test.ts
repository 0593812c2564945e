import {expect, it} from 'vitest';
import {readPage} from './readPage.ts';

it('reads what a page says about itself', () => {
  const page = readPage(`<html><head><meta name="robots" content="noindex"><link rel="canonical" href="https://x.example/docs/a">
    <meta name="docsearch:language" content="fr"><meta name="docsearch:version" content="2"><meta name="docsearch:lvl0" content="Help">
    <meta name="docsearch:docusaurus_tag" content="docs-2"><meta name="docsearch:page_rank" content="3"></head></html>`);
  expect(page).toMatchObject({isIndexed: false, canonicalPath: '/docs/a', area: 'Help', pageRank: 3});
  expect(page).toMatchObject({language: 'fr', version: '2', tag: 'docs-2'});
});

it('takes a page without metas as current and English', () => {
  expect(readPage('<main>Text</main>')).toMatchObject({
    isIndexed: true,
    canonicalPath: null,
    area: null,
    pageRank: 0,
    language: 'en',
    version: 'current',
    tag: 'default',
    main: {name: 'main', children: [{data: 'Text'}]},
  });
});
