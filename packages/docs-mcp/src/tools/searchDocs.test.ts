import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

it('lists sections with where they are and what they say', async () => {
  const {call} = await connect();
  const {text, isError} = await call('search_docs', {query: 'cancel a task'});
  expect(isError).toBe(false);
  expect(text).toContain('1. Guides › Wait for a task › Limits\n   /docs/5/guides/wait#limits\n   You can’t cancel a task');
  expect(text).toContain('read_page {"page": "/docs/5/guides/wait#limits"}');
});

it('shows the start of a section where only a name in its code matches', async () => {
  const {call} = await connect();
  expect((await call('search_docs', {query: 'waitForTask'})).text).toContain('#wait\n   Every write returns a task ID.');
});

it('searches another version, and names those that exist', async () => {
  const {call} = await connect();
  expect((await call('search_docs', {query: 'cancel a task', version: 'current'})).text).toContain(' /docs/guides/wait#limits');
  const {text, isError} = await call('search_docs', {query: 'task', version: '4'});
  expect([isError, text]).toEqual([true, expect.stringMatching(/"5"\|"current"/)]);
});

it('limits results to an area, and names the areas that have some', async () => {
  const {call} = await connect();
  expect((await call('search_docs', {query: 'send events', area: 'Insights API', limit: 1})).text).toContain('(POST /1/events)');
  expect(await call('search_docs', {query: 'cancel a task', area: 'Recipes'})).toEqual({
    isError: true,
    text: expect.stringMatching(/^Nothing about "cancel a task" in the area "Recipes"\. Areas with results: .*Guides/) as string,
  });
});

it.each(['Insights API', 'insights', 'insi'])('knows the area %s', async (area) => {
  const {call} = await connect();
  expect((await call('search_docs', {query: 'send events', area, limit: 1})).text).toContain('(POST /1/events)');
});

it('says which words are nowhere, and what was meant', async () => {
  const {call} = await connect();
  expect((await call('search_docs', {query: 'zzxqv'})).text).toBe(
    'Nothing found for "zzxqv". Nowhere in the docs: zzxqv. Try fewer or other words.',
  );
  expect((await call('search_docs', {query: 'cancle a task'})).text).toContain('Did you mean "cancel a task"?');
});

it('names the arguments that exist', async () => {
  const {call} = await connect();
  const {text, isError} = await call('search_docs', {query: 'a', page: 2});
  expect([isError, text]).toEqual([
    true,
    expect.stringContaining('There is no argument page. Arguments: query, area, version, language, limit.'),
  ]);
});
