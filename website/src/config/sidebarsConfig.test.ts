import {expect, it} from 'vitest';
import {defineSidebars} from './sidebarsConfig.ts';

/** Sidebars as a plain JavaScript file would hand them over, where the compiler cannot object. */
function define(sidebars: object): ReturnType<typeof defineSidebars> {
  return defineSidebars({...sidebars});
}

it('accepts ids, docs, links and nested categories', () => {
  const items = [
    'introduction',
    {type: 'doc', id: 'installation', label: 'Install'},
    {type: 'link', label: 'Blog', href: 'https://example.org'},
    {type: 'category', label: 'Guides', items: [{type: 'category', label: 'Search', items: ['guides/search']}]},
  ];
  expect(define({clients: items})).toEqual({clients: items});
});

it('reports every wrong item with its path', () => {
  expect(() =>
    define({
      clients: [
        5,
        {type: 'page', id: 'introduction'},
        {type: 'doc', id: 5},
        {type: 'category', label: 'Guides', items: []},
        {type: 'category', label: 'Guides', collapse: true, items: ['guides/search', {type: 'link', label: 'Blog'}]},
      ],
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: sidebars.ts has 6 problems:
      clients[0]: must be a doc id or have a type: "doc", "link" or "category"
      clients[1].type: must be a doc id or have a type: "doc", "link" or "category"
      clients[2].id: expected string, received number
      clients[3].items: Too small: expected array to have >=1 items
      clients[4].items[1].href: expected string, received undefined
      clients[4]: unknown: collapse; known keys: type, label, link, collapsed, items]
  `);
});

it('reports a sidebar that is not a list', () => {
  expect(() => define({clients: 'introduction'})).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: sidebars.ts has 1 problem:
      clients: expected array, received string]
  `);
});
