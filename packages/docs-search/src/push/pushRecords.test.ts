import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {searchKey, startTestApi, type TestApi} from './__fixtures__/testApi.ts';
import {buildRecord, buildRecords} from './__fixtures__/testRecords.ts';
import {neededRights} from './describePush.ts';
import {buildSynonyms} from './buildSynonyms.ts';
import {indexSettings} from './indexSettings.ts';
import {nameTemporary, type Push, pushRecords} from './pushRecords.ts';
import type {Progress} from './steps.ts';

const live = 'docs';
const temporary = nameTemporary(live);
const sendBatch = `POST ${temporary}/batch`;
const move = `POST ${temporary}/operation`;
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const push = (records: Push['records'], options: Partial<Push> & {client?: ReturnType<TestApi['connect']>} = {}): Promise<void> =>
  pushRecords(options.client ?? api.connect(), {indexName: live, records, pause: () => 5, ...options});
const messageOf = (pushing: Promise<void>): Promise<string> =>
  pushing.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message.replaceAll(/localhost:\d+/g, 'localhost') : String(error)),
  );
const idsOf = (indexName: string): string[] => Object.keys(api.state.indices[indexName]?.records ?? {});
const countRequests = (request: string): number => api.requests.filter((other) => other === request).length;
const addKey = (value: string, acl: string[], indexes: string[] = []): void => {
  api.state.keys[value] = {value, createdAt: 0, acl, indexes};
};

describe('a push', () => {
  it('creates the index with records, settings and synonyms, and leaves no temporary one', async () => {
    const records = buildRecords(3, 'a');
    await push(records);
    expect(Object.keys(api.state.indices)).toEqual([live]);
    const {records: stored, settings, synonyms} = api.state.indices[live] ?? {};
    expect(Object.values(stored ?? {})).toEqual(records);
    expect(settings).toMatchObject({...indexSettings});
    expect(Object.values(synonyms ?? {})).toEqual(buildSynonyms(records));
  });

  it('fills the temporary index and touches the live one only to read and at the end', async () => {
    await push(buildRecords(3, 'a'));
    expect(api.requests.filter((request, index) => !request.endsWith('/task') && api.requests[index - 1] !== request)).toEqual([
      `DELETE ${temporary}`,
      `POST ${live}/operation`,
      `PUT ${temporary}/settings`,
      `POST ${temporary}/synonyms/batch`,
      sendBatch,
      `POST ${temporary}/query`,
      move,
      `POST ${live}/query`,
    ]);
  });

  it('replaces what an earlier push has sent', async () => {
    await push(buildRecords(3, 'a'));
    await push([buildRecord('a1', {content: 'New text'}), buildRecord('b0')]);
    expect(idsOf(live)).toEqual(['a1', 'b0']);
    expect(api.state.indices[live]?.records.a1).toMatchObject({content: 'New text'});
    expect(Object.keys(api.state.indices)).toEqual([live]);
  });

  it('keeps rules that were made in the dashboard', async () => {
    await push(buildRecords(1, 'a'));
    const rule = {objectID: 'promote', consequence: {promote: [{objectID: 'a0', position: 0}]}};
    Object.assign(api.state.indices[live]?.rules ?? {}, {promote: rule});
    await push(buildRecords(2, 'b'));
    expect(api.state.indices[live]?.rules).toEqual({promote: rule});
  });

  it('sends 1,000 records at once and tells how far it is', async () => {
    const seen: Progress[] = [];
    await push(buildRecords(2100, 'a'), {onProgress: (progress) => seen.push(progress)});
    expect(countRequests(sendBatch)).toBe(3);
    expect(idsOf(live)).toHaveLength(2100);
    expect(seen.filter(({step}) => step === 'records').map(({done, total}) => `${done}/${total}`)).toEqual([
      '0/2100',
      '1000/2100',
      '2000/2100',
      '2100/2100',
    ]);
    expect([...new Set(seen.map(({step}) => step))]).toEqual([
      'start',
      'settings',
      'records',
      'wait',
      'check',
      'move',
      'confirm',
    ]);
  });

  it('never shows a part of the new records', async () => {
    await push(buildRecords(3, 'old'));
    const seen = new Set<number>();
    api.spoil(() => {
      seen.add(idsOf(live).length);
      return undefined;
    });
    await push(buildRecords(2100, 'a'));
    expect([...seen]).toEqual([3, 2100]);
  });

  it('waits for tasks that take long', async () => {
    const slow = await startTestApi(80);
    await push(buildRecords(1001, 'a'), {client: slow.connect()});
    expect(Object.keys(slow.state.indices[live]?.records ?? {})).toHaveLength(1001);
    expect(slow.requests.filter((request) => request === `POST ${temporary}/query`)).toHaveLength(1);
    await slow.close();
  });

  it('sends nothing when the records are no good', async () => {
    expect(await messageOf(push([]))).toContain('There are no records to push');
    expect(api.requests).toEqual([]);
  });
});

describe('a key', () => {
  it('that is wrong is reported at once, with the rights that are needed', async () => {
    expect(await messageOf(push(buildRecords(1, 'a'), {client: api.connect({key: 'wrong'})}))).toMatchInlineSnapshot(`
      "Cannot replace the search index "docs": preparing a temporary index failed.
      403: Invalid Application-Id or API-Key
      Check the application ID and the key. The key needs the addObject, deleteIndex, editSettings and search rights for the indices docs and docs_push_temporary. A search-only key isn't enough.
      "docs" was not changed: searches return the same results as before.
      Running it again starts over and replaces what is left in "docs_push_temporary"."
    `);
    expect(api.requests).toHaveLength(1);
  });

  it('that may only search is refused', async () => {
    const message = await messageOf(push(buildRecords(1, 'a'), {client: api.connect({key: searchKey})}));
    expect(message).toContain('deleteIndex needs an API key with the `deleteIndex` right. This key has only the `search` right.');
  });

  it('with exactly the needed rights for both indices is enough', async () => {
    addKey('enough', neededRights, [live, temporary]);
    await push(buildRecords(1, 'a'), {client: api.connect({key: 'enough'})});
    expect(idsOf(live)).toEqual(['a0']);
  });

  it.each(neededRights)('without the right %s leaves the live index as it is', async (right) => {
    await push(buildRecords(2, 'old'));
    const kept = neededRights.filter((other) => other !== right);
    addKey('less', kept);
    const message = await messageOf(push(buildRecords(1, 'a'), {client: api.connect({key: 'less'})}));
    expect(message).toContain(`needs an API key with the \`${right}\` right. This key has only the `);
    expect(message).toContain('"docs" was not changed');
    expect(idsOf(live)).toEqual(['old0', 'old1']);
  });

  it('that may not use the live index is refused before anything is sent', async () => {
    addKey('narrow', neededRights, [temporary]);
    const message = await messageOf(push(buildRecords(1, 'a'), {client: api.connect({key: 'narrow'})}));
    expect(message).toContain('for the indices docs and docs_push_temporary');
    expect(countRequests(sendBatch)).toBe(0);
  });
});

describe('a service that fails', () => {
  it('for a moment, at every single call, is survived', async () => {
    await push(buildRecords(3, 'old'));
    api.spoil((_, earlier) => (earlier === 0 ? 'fail' : undefined));
    api.requests.length = 0;
    await push(buildRecords(2, 'a'));
    expect(idsOf(live)).toEqual(['a0', 'a1']);
  });

  it('after it has done what was asked is survived, without a record too many', async () => {
    api.spoil((request, earlier) => (request !== `POST ${live}/operation` && earlier === 0 ? 'lose' : undefined));
    await push(buildRecords(1100, 'a'));
    expect(idsOf(live)).toHaveLength(1100);
    expect(Object.keys(api.state.indices)).toEqual([live]);
  });

  it('after a move that is already done is survived', async () => {
    // The repeated call comes when the temporary index is gone.
    api.spoil((request, earlier) => (request === move && earlier === 0 ? 'lose' : undefined));
    await push(buildRecords(2, 'a'), {pause: () => 30});
    expect(countRequests(move)).toBe(2);
    expect(idsOf(live)).toEqual(['a0', 'a1']);
  });

  it('for good in the middle leaves the live index exactly as it was', async () => {
    await push(buildRecords(3, 'old'));
    const before = structuredClone(api.state.indices[live]);
    api.requests.length = 0;
    api.spoil((request, earlier) => (request === sendBatch && earlier > 0 ? 'fail' : undefined));
    expect(await messageOf(push(buildRecords(1500, 'a')))).toMatchInlineSnapshot(`
      "Cannot replace the search index "docs": sending the records failed after 1,000 of 1,500.
      localhost/search responded with 503 out of order
      Check the network and the application ID, or wait until the service has recovered.
      "docs" was not changed: searches return the same results as before.
      Running it again starts over and replaces what is left in "docs_push_temporary"."
    `);
    expect(countRequests(sendBatch)).toBe(1 + 6);
    expect(api.state.indices[live]).toEqual(before);
  });

  it('for good at the move says that it is not certain what is there', async () => {
    await push(buildRecords(1, 'old'));
    api.spoil((request) => (request === move ? 'fail' : undefined));
    const message = await messageOf(push(buildRecords(2, 'a')));
    expect(message).toContain(`"docs" has either all its old records or all the new ones. It isn't certain which.`);
    expect(idsOf(live)).toEqual(['old0']);
  });

  it('by never answering is given up in bounded time', async () => {
    await push(buildRecords(1, 'old'));
    api.spoil((request) => (request === sendBatch ? 'hang' : undefined));
    const start = Date.now();
    const client = api.connect({timeouts: {connect: 40, read: 40, write: 40}});
    expect(await messageOf(push(buildRecords(2, 'a'), {client}))).toContain('localhost/search did not respond in time');
    expect(Date.now() - start).toBeLessThan(4000);
    expect(idsOf(live)).toEqual(['old0']);
  });

  it('by not answering once is survived', async () => {
    api.spoil((request, earlier) => (request === sendBatch && earlier === 0 ? 'hang' : undefined));
    await push(buildRecords(2, 'a'), {client: api.connect({timeouts: {connect: 100, read: 100, write: 100}})});
    expect(idsOf(live)).toEqual(['a0', 'a1']);
  });
});

describe('a push after one that was broken off', () => {
  it('starts over: nothing of the broken one is left', async () => {
    await push(buildRecords(2, 'old'));
    api.requests.length = 0;
    api.spoil((request, earlier) => (request === sendBatch && earlier > 0 ? 'fail' : undefined));
    await messageOf(push(buildRecords(1500, 'broken')));

    api.spoil(() => undefined);
    await push(buildRecords(3, 'a'));
    expect(idsOf(live)).toEqual(['a0', 'a1', 'a2']);
    expect(Object.keys(api.state.indices)).toEqual([live]);
  });

  it('does not move an index into place whose number of records is wrong', async () => {
    await push(buildRecords(2, 'old'));
    // Another push adds to the temporary index while this one is counting.
    const intruder = buildRecord('intruder');
    api.requests.length = 0;
    api.spoil((request) => {
      if (request === `POST ${temporary}/query`) Object.assign(api.state.indices[temporary]?.records ?? {}, {intruder});
      return undefined;
    });
    expect(await messageOf(push(buildRecords(3, 'a')))).toMatchInlineSnapshot(`
      "Cannot replace the search index "docs": counting the records of the temporary index failed.
      "docs_push_temporary" has 4 records instead of 3. Another push may be running: wait until it's done, then push again.
      "docs" was not changed: searches return the same results as before.
      Running it again starts over and replaces what is left in "docs_push_temporary"."
    `);
    expect(countRequests(move)).toBe(0);
    expect(idsOf(live)).toEqual(['old0', 'old1']);
  });
});
