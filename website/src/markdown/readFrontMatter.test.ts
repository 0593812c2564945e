import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {describe, expect, it} from 'vitest';
import {frontMatterSchema} from '../docs/frontMatter.ts';
import {readFrontMatter} from './readFrontMatter.ts';

async function read(...lines: string[]): Promise<unknown> {
  const page = {path: 'docs/page.mdx', value: lines.join('\n')};
  const file = await compile(page, {remarkPlugins: [remarkFrontmatter, readFrontMatter]});
  return file.data.frontMatter;
}

it('keeps the front matter with its defaults', async () => {
  expect(await read('---', 'title: Search', 'description: How to search', '---', 'Text')).toEqual({
    title: 'Search',
    description: 'How to search',
    keywords: [],
    draft: false,
    hide_table_of_contents: false,
  });
});

it('accepts every known key', async () => {
  const block = [
    'title: Search',
    'description: About',
    'sidebar_label: Find',
    'slug: /find',
    'keywords: [find, query]',
    'draft: true',
  ];
  expect(await read('---', ...block, 'hide_table_of_contents: true', '---')).toEqual({
    title: 'Search',
    description: 'About',
    sidebar_label: 'Find',
    slug: '/find',
    keywords: ['find', 'query'],
    draft: true,
    hide_table_of_contents: true,
  });
});

it('accepts Windows line ends', async () => {
  expect(await read('---\r', 'title: Search\r', 'description: About\r', '---\r', 'Text')).toMatchObject({title: 'Search'});
});

describe('an error names file and line', () => {
  async function readError(...lines: string[]): Promise<string> {
    const error: unknown = await read(...lines).catch((reason: unknown) => reason);
    return String(error).replace(/ Known keys: .*/, '');
  }

  it('of a page without front matter', async () => {
    expect(await readError('Text')).toMatchInlineSnapshot(
      `"docs/page.mdx:1:1: The page has no front matter. Start it with "---", title, description, "---"."`,
    );
  });

  it('of a missing title', async () => {
    expect(await readError('---', 'description: About', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:1:1: Front matter has problems: line 1: title: must be a string: the page title."`,
    );
  });

  it('of an unknown key', async () => {
    expect(await readError('---', 'title: Search', 'description: About', 'draf: true', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:4:1: Front matter has problems: line 4: Unrecognized key: "draf"."`,
    );
  });

  it('of a wrong type', async () => {
    expect(await readError('---', 'title: Search', 'description: 5', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:3:1: Front matter has problems: line 3: description: must be a string: one sentence for search results and link previews."`,
    );
  });

  it('of every problem when there are several', async () => {
    const block = ['title: ""', 'description: About', 'keywords: [find, 5]', 'slug: a b'];
    expect(await readError('---', ...block, '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:2:1: Front matter has problems: line 2: title: must not be empty; line 5: slug: must be a path of letters, digits, ".", "-", "_" and "/"; line 4: keywords[1]: expected string, received number."`,
    );
  });

  it('of invalid YAML', async () => {
    expect(await readError('---', 'description: About', 'title: Search: how to', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:3:1: Front matter is not valid YAML: Nested mappings are not allowed in compact mappings"`,
    );
  });

  it('of a key that is given twice', async () => {
    expect(await readError('---', 'title: Search', 'title: Find', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:3:1: Front matter is not valid YAML: Map keys must be unique"`,
    );
  });

  it('of front matter that is a list', async () => {
    expect(await readError('---', '- title', '---')).toMatchInlineSnapshot(
      `"docs/page.mdx:1:1: Front matter has problems: line 1: expected object, received array."`,
    );
  });
});

it('lists the known keys when something is wrong', async () => {
  await expect(read('---', 'titel: Search', '---')).rejects.toThrow(
    `Known keys: ${Object.keys(frontMatterSchema.shape).join(', ')}.`,
  );
});
