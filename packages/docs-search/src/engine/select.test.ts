import {describe, expect, it} from 'vitest';
import {search} from './search.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

const field = (schema: string, name: string, text: string): string =>
  `<h3 id="schema/${schema}">${schema}</h3><ul><li id="schema/${schema}/${name}"><a href="#schema/${schema}/${name}">${name}</a> ${text}</li></ul>`;

describe('look-alikes', () => {
  const text = 'integer from 1 to 1000, by default 20, number of entries';
  const index = indexPages({
    '/specs/a': `<h1>A API</h1>${field('Rules', 'pageSize', text)}${field('Keys', 'pageSize', text)}`,
    '/specs/b': `<h1>B API</h1>${field('Rules', 'pageSize', text)}${field('Tasks', 'pageSize', 'string with another meaning, which only looks the same')}`,
  });

  it('are one hit, which says where else it is', () => {
    const {hits, count} = search(index, 'pageSize');
    expect(hits.map(({url, alsoIn}) => [url, alsoIn.map(({title}) => title)])).toEqual([
      ['/specs/a#schema/Rules/pageSize', ['Keys', 'B API']],
      ['/specs/b#schema/Tasks/pageSize', []],
    ]);
    expect(count).toBe(2);
  });

  it('link to the other places', () => {
    expect(search(index, 'pageSize').hits[0]?.alsoIn.map(({url}) => url)).toEqual([
      '/specs/a#schema/Keys/pageSize',
      '/specs/b#schema/Rules/pageSize',
    ]);
  });
});

it('leaves out the long tail of places that hardly answer, but not the best of another area', () => {
  const page = (area: string, content: string): string => `<meta name="docsearch:lvl0" content="${area}">${content}`;
  const mention = `<p>${'Other words of this page. '.repeat(20)} A replica is mentioned.</p>`;
  const others = Array.from({length: 40}, (_, number) => [
    `/docs/${number}`,
    page('Guides', `<h1>Page ${number}</h1>${mention}`),
  ]);
  const index = indexPages({
    '/docs/replica': page('Guides', '<h1>Replica</h1><p>A replica is a copy.</p>'),
    ...(Object.fromEntries(others) as Record<string, string>),
    '/docs/contributing': page('Contributing', `<h1>Contribute</h1>${mention}`),
  });
  expect(search(index, 'replica').hits.map(({url}) => url)).toEqual(['/docs/replica', '/docs/contributing']);
});

describe('the first screen', () => {
  const sections = Array.from(
    {length: 8},
    (_, section) => `<h2 id="s${section}">Task ${section}</h2><p>Text ${section} of a task.</p>`,
  );
  const many = {'/docs/many': `<h1>Tasks</h1>${sections.join('')}`};
  const urls = (pages: Record<string, string>): string[] =>
    search(indexPages(pages), 'task').hits.map(({url}) => url.split('#')[0] ?? '');

  it('has at most three hits of a page while others answer nearly as well', () => {
    const found = urls({...many, '/docs/b': '<h1>A task</h1>', '/docs/c': '<h1>Any task</h1>'});
    expect(found.slice(0, 5).filter((url) => url === '/docs/many')).toHaveLength(3);
    expect(found).toHaveLength(11);
  });

  it('has more of a page when nothing else answers', () => {
    expect(urls({...many, '/docs/b': '<h1>Other</h1>'}).slice(0, 8)).toEqual(Array<string>(8).fill('/docs/many'));
  });
});
