import {expect, it} from 'vitest';
import {listOperations, listSections, plans, readHint} from './plans.ts';
import type {Task, ToolArguments} from './tasks/task.ts';

const found = `2 of 9 results for "proxy".

1. Guides › Customized client usage
   /docs/5/clients/guides/customized-client-usage
   Choose the hosts.
2. Guides › Customized client usage › Use a proxy
   /docs/5/clients/guides/customized-client-usage#use-a-proxy
   Give it an agent.
3. Guides › Migrate to PHP client 4 › 9. Move the options
   /docs/5/clients/migration-guides/php#9-move-the-options

Read one: read_page {"page": "/docs/5/clients/guides/customized-client-usage"}.`;

/** The calls that a plan makes when every tool responds with the same text. */
async function follow(task: Omit<Task, 'id' | 'needs'>, response: string): Promise<[string, ToolArguments][]> {
  const calls: [string, ToolArguments][] = [];
  await plans[task.kind]({...task, id: 'test', needs: []}, (tool, given) => {
    calls.push([tool, given]);
    return Promise.resolve(response);
  });
  return calls;
}

it('lists sections, but no whole pages', () => {
  expect(listSections(found)).toEqual([
    '/docs/5/clients/guides/customized-client-usage#use-a-proxy',
    '/docs/5/clients/migration-guides/php#9-move-the-options',
  ]);
});

it('lists operations with their API', () => {
  expect(
    listOperations('search: batch: POST /1/indexes/{indexName}/batch – Change records\n\nLook one up: get_operation {…}.'),
  ).toEqual([{api: 'search', operation: 'batch'}]);
});

it('reads the arguments that a response suggests', () => {
  expect(readHint('Look it up: get_operation {"operation": "batch", "api": "search"}.', 'get_operation')).toEqual({
    operation: 'batch',
    api: 'search',
  });
});

it('ignores a suggestion that leaves out arguments', () => {
  expect(readHint('Next: check_request {"operation": "batch", …} checks it.', 'check_request')).toBeUndefined();
});

it('searches with the words of an agent and reads sections for its language', async () => {
  expect(await follow({kind: 'how-to', question: 'Why?', words: 'proxy', given: {language: 'java'}}, found)).toEqual([
    ['search_docs', {query: 'proxy', area: 'Guides'}],
    ['read_page', {page: '/docs/5/clients/guides/customized-client-usage#use-a-proxy', language: 'java'}],
  ]);
});

it('searches with the question if there are no other words', async () => {
  expect(await follow({kind: 'call', question: 'Which call?'}, '')).toEqual([['find_operations', {query: 'Which call?'}]]);
});

it('looks for the path of a request that no operation has', async () => {
  const given = {method: 'POST', path: '/1/films'};
  expect(await follow({kind: 'refused', question: 'Why?', given}, 'No API has it.')).toEqual([
    ['check_request', given],
    ['find_operations', {query: '/1/films'}],
  ]);
});
