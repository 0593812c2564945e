import {expect, it} from 'vitest';
import {defineSidebars} from './sidebarsConfig.ts';

/** Sidebars as a plain JavaScript file would hand them over, where the compiler cannot object. */
function define(sidebars: object): ReturnType<typeof defineSidebars> {
  return defineSidebars({...sidebars});
}

it('accepts ids, links and nested categories', () => {
  const items = [
    'introduction',
    {type: 'link', label: 'Blog', href: 'https://example.org'},
    {type: 'category', label: 'Guides', items: [{type: 'category', label: 'Search', items: ['guides/search']}]},
  ];
  expect(define({clients: {title: 'Clients', items}}).clients?.items).toEqual(items);
});

it('reports every wrong item with its path', () => {
  expect(() =>
    define({
      clients: {
        title: 'Clients',
        items: [
          5,
          {type: 'page', id: 'introduction'},
          {type: 'link', label: 'Blog', href: 5},
          {type: 'category', label: 'Guides', items: []},
          {type: 'category', label: 'Guides', collapse: true, items: ['guides/search', {type: 'link', label: 'Blog'}]},
        ],
      },
    }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: sidebars.ts has 6 problems:
      clients.items[0]: must be a doc id or have a type: "link" or "category"
      clients.items[1].type: must be a doc id or have a type: "link" or "category"
      clients.items[2].href: expected string, received number
      clients.items[3].items: Too small: expected array to have >=1 items
      clients.items[4].items[1].href: expected string, received undefined
      clients.items[4]: unknown: collapse; known keys: type, label, link, items]
  `);
});

it('reports a sidebar that is a list without a title', () => {
  expect(() => define({clients: ['introduction']})).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: sidebars.ts has 1 problem:
      clients: expected object, received array]
  `);
});

it('takes the title of a sidebar for its area in search, unless it has one', () => {
  const {clients, recipes} = define({
    clients: {title: 'Client guides', area: 'Guides', items: []},
    recipes: {title: 'Recipes', items: []},
  });
  expect([clients?.area, recipes?.area]).toEqual(['Guides', 'Recipes']);
});
