import {expect, it} from 'vitest';
import {connect} from '../__fixtures__/connect.ts';

it('says what a status means, once for all APIs that send it', async () => {
  const {call} = await connect();
  const {text} = await call('get_error', {status: 403});
  expect(text.match(/The API key lacks a right/g)).toHaveLength(1);
  expect(text).toMatch(/^403 from \d+ operations \(.*search\): /);
});

it('says which right an operation needs, and how to check a request', async () => {
  const {call} = await connect();
  expect((await call('get_error', {status: 403, operation: 'saveObject'})).text).toContain(
    'saveObject: Needs an API key with the addObject right.',
  );
  expect((await call('get_error', {status: 400, operation: 'saveObject'})).text).toContain(
    'check_request {"operation": "saveObject", "api": "search", …}',
  );
});

it('finds an error by its message', async () => {
  const {call} = await connect();
  expect((await call('get_error', {message: 'Index does not exist', api: 'search'})).text).toMatch(/^404 from /);
});

it.each(['Index nope does not exist', 'index does not exist.', '{"message":"Index does not exist"}'])(
  'knows %s',
  async (message) => {
    const {call} = await connect();
    expect((await call('get_error', {message})).text).toMatch(/^404 from /);
  },
);

it.each(['ok', 'a', 'does'])('takes no part of a word or of a message for one: %s', async (message) => {
  const {call} = await connect();
  expect((await call('get_error', {message})).text).toMatch(/^No API documents the message/);
});

it('asks which of several operations is meant, and says when it knows none', async () => {
  const {call} = await connect();
  expect((await call('get_error', {status: 403, operation: 'get'})).text).toMatch(/APIs have an operation "get"/);
  expect((await call('get_error', {status: 403, operation: 'saveObjekt'})).text).toContain(
    'There is no operation "saveObjekt", so this is about all.',
  );
});

it('finds what guides say about an error of a client', async () => {
  const {call} = await connect();
  const {text} = await call('get_error', {message: 'Unreachable hosts'});
  expect(text).toMatch(/^No API documents the message "Unreachable hosts": it may come from a client/);
  expect(text).toContain('/docs/5/guides/wait#limits\n   RetryError: Unreachable hosts.');
});

it('explains an error of a helper, which is no operation', async () => {
  const {call} = await connect();
  const {text, isError} = await call('get_error', {status: 403, operation: 'saveObjects'});
  expect([isError, text]).toEqual([false, expect.stringContaining('The API key lacks a right')]);
});

it('shows the row of a guide’s table that is about the message', async () => {
  const {call} = await connect();
  const {text} = await call('get_error', {message: 'Stopped waiting for the task after 100 retries.'});
  expect(text).toMatch(
    /^`Stopped waiting for the task after … retries` · Out of retries · Wait again\n {3}\/docs\/5\/guides\/wait/,
  );
});

it('names the statuses that exist', async () => {
  const {call} = await connect();
  expect((await call('get_error', {status: 418})).text).toMatch(/^The APIs document no 418\. Statuses that they document: 400, /);
});

it('asks for a status or a message', async () => {
  const {call} = await connect();
  expect(await call('get_error')).toEqual({isError: true, text: 'Give "status", "message", or both.'});
});
