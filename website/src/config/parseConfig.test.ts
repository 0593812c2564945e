import {expect, it} from 'vitest';
import {z} from 'zod';
import {countNoun, parseConfig} from './parseConfig.ts';

const link = z.strictObject({label: z.string(), to: z.string()});
const column = z.strictObject({title: z.string(), items: z.array(link)});
const schema = z.strictObject({
  title: z.string(),
  pages: z.number().default(10),
  home: z.union([z.string(), link]).optional(),
  links: z.union([z.array(column), z.array(link)]).default([]),
});

it('returns the configuration with its defaults', () => {
  expect(parseConfig(schema, {title: 'Docs'}, 'site.config.ts')).toEqual({title: 'Docs', pages: 10, links: []});
});

it('throws one error that lists every problem with its path', () => {
  expect(() => parseConfig(schema, {pages: 'ten', links: [{label: 'Guide', to: 5}]}, 'site.config.ts'))
    .toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: site.config.ts has 3 problems:
        title: expected string, received undefined
        pages: expected number, received string
        links[0].to: expected string, received number]
    `);
});

it('counts a single problem in the singular', () => {
  expect(() => parseConfig(schema, {}, 'site.config.ts')).toThrow('site.config.ts has 1 problem:\n');
  expect([countNoun(0, 'page'), countNoun(1, 'page'), countNoun(2, 'page')]).toEqual(['0 pages', '1 page', '2 pages']);
});

it('says that the problem is at the top when there is no path to it', () => {
  expect(() => parseConfig(schema, undefined, 'site.config.ts')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: site.config.ts has 1 problem:
      (top level): expected object, received undefined]
  `);
});

it('lists the known keys beside an unknown one', () => {
  expect(() => parseConfig(schema, {title: 'Docs', titel: 'Docs'}, 'site.config.ts')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: site.config.ts has 1 problem:
      (top level): unknown: titel; known keys: title, pages, home, links]
  `);
});

it('reports only the alternative that is right to the greatest depth', () => {
  const home = {label: 5, to: '/', target: '_blank'};
  expect(() => parseConfig(schema, {title: 'Docs', home}, 'site.config.ts')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: site.config.ts has 2 problems:
      home.label: expected string, received number
      home: unknown: target; known keys: label, to]
  `);
});

it('reports the alternative with the fewest problems when several are wrong at the same depth', () => {
  const links = [{label: 'Blog', href: 'https://example.org'}];
  expect(() => parseConfig(schema, {title: 'Docs', links}, 'site.config.ts')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: site.config.ts has 2 problems:
      links[0].to: expected string, received undefined
      links[0]: unknown: href; known keys: label, to]
  `);
});
