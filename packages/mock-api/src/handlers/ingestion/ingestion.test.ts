import {describe, expect, it} from 'vitest';
import {emptyState} from '../../state/state.ts';
import {createTestApi} from '../../__fixtures__/createTestApi.ts';
import {findNextRun} from './cron.ts';

type Test = ReturnType<typeof createTestApi>;
const authentication = {type: 'algolia', name: 'App', input: {appID: 'a', apiKey: 'k'}};
const csv = {type: 'csv', name: 'Prices', input: {url: 'https://example.com/a.csv'}};
const target = {type: 'search', name: 'Index', input: {indexName: 'films'}};

async function post({call}: Test, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await call(`POST /ingestion/1/${path}`, {body});
  expect(answer.body).toEqual(expect.not.objectContaining({message: expect.anything() as unknown}));
  return answer.body;
}

/** An authentication, a source, a destination and a task that connects them. */
async function setUp(trigger: object = {type: 'onDemand'}) {
  const test = createTestApi({state: emptyState()});
  const {authenticationID} = await post(test, 'authentications', authentication);
  const {sourceID} = await post(test, 'sources', {...csv, authenticationID});
  const {destinationID} = await post(test, 'destinations', {...target, authenticationID});
  const {taskID} = await post(test, 'tasks', {sourceID, destinationID, trigger, action: 'replace'});
  const get = async (path: string) => (await test.call(`GET /ingestion/1/${path}`)).body;
  return {...test, get, authenticationID, sourceID, destinationID, taskID: String(taskID)};
}

describe('authentications', () => {
  it('show their content in the single read only', async () => {
    const {get, call, authenticationID} = await setUp();
    expect(await get(`authentications/${String(authenticationID)}`)).toMatchObject(authentication);
    const {authentications, pagination} = await get('authentications');
    expect(authentications).toEqual([{authenticationID, type: 'algolia', name: 'App', createdAt: '2024-05-01T12:00:00.000Z'}]);
    expect(pagination).toEqual({nbPages: 1, page: 0, nbItems: 1, itemsPerPage: 100});
    const {body} = await call('POST /ingestion/1/authentications/search', {body: {authenticationIDs: [authenticationID]}});
    expect(body).toEqual([expect.not.objectContaining({input: expect.anything() as unknown})]);
  });

  it('change what was sent', async () => {
    const {get, call, authenticationID} = await setUp();
    await call(`PUT /ingestion/1/authentications/${String(authenticationID)}`, {body: {name: 'New'}});
    expect(await get(`authentications/${String(authenticationID)}`)).toMatchObject({
      ...authentication,
      name: 'New',
      updatedAt: '2024-05-01T12:00:00.000Z',
    });
  });

  it('are filtered, sorted and paged', async () => {
    const {get, call} = await setUp();
    const body = {type: 'basic', name: 'Basic', platform: 'bigcommerce', input: {username: 'u', password: 'p'}};
    await call('POST /ingestion/1/authentications', {body});
    const names = async (query: string) =>
      ((await get(`authentications?${query}`)).authentications as {name: string}[]).map(({name}) => name);
    expect(await names('type=basic,oauth')).toEqual(['Basic']);
    expect(await names('platform=none')).toEqual(['App']);
    expect(await names('sort=name&order=asc')).toEqual(['App', 'Basic']);
    expect(await names('sort=auth_type&order=desc')).toEqual(['Basic', 'App']);
    expect(await names('itemsPerPage=1&page=1')).toEqual(['Basic']);
  });
});

describe('soft delete', () => {
  it('hides what was deleted, and its runs stay', async () => {
    const {get, call, taskID, sourceID} = await setUp();
    const {body} = await call(`POST /ingestion/1/tasks/${taskID}/run`);
    expect((await call(`DELETE /ingestion/1/tasks/${taskID}`)).body).toEqual({deletedAt: '2024-05-01T12:00:00.000Z'});
    expect((await call(`GET /ingestion/1/tasks/${taskID}`)).status).toBe(404);
    expect((await call(`DELETE /ingestion/1/tasks/${taskID}`)).status).toBe(404);
    expect((await get('tasks')).tasks).toEqual([]);
    expect(await get(`runs/${String(body.runID)}`)).toMatchObject({taskID});
    expect((await get('sources')).sources).toEqual([expect.objectContaining({sourceID})]);
  });
});

describe('sources and destinations', () => {
  it('need an authentication that is there', async () => {
    const {call} = await setUp();
    const authenticationID = '3f0c8a52-9d1e-4b7a-8c35-1e6d2f9b4a70';
    for (const [path, body] of [
      ['sources', csv],
      ['destinations', target],
    ] as const) {
      const answer = await call(`POST /ingestion/1/${path}`, {body: {...body, authenticationID}});
      expect(answer.status).toBe(422);
      expect(answer.body.message).toContain('body/authenticationID');
    }
  });

  it('keep the fixed parts of an input', async () => {
    const {get, call, authenticationID} = await setUp();
    const input = {url: 'https://api.example.com', projectKey: 'shop', locales: ['de']};
    const {body} = await call('POST /ingestion/1/sources', {
      body: {type: 'commercetools', name: 'Shop', input, authenticationID},
    });
    const source = `sources/${String(body.sourceID)}`;
    await call(`PUT /ingestion/1/${source}`, {body: {input: {locales: ['fr']}}});
    expect(await get(source)).toMatchObject({input: {...input, locales: ['fr']}});
  });
});

describe('tasks', () => {
  it('are enabled and disabled, and a disabled one does not run', async () => {
    const {get, call, taskID} = await setUp();
    await call(`PUT /ingestion/1/tasks/${taskID}/disable`);
    expect(await get(`tasks/${taskID}`)).toMatchObject({enabled: false});
    expect((await get('tasks?enabled=false')).tasks).toHaveLength(1);
    const refused = await call(`POST /ingestion/1/tasks/${taskID}/run`);
    expect([refused.status, refused.body.message]).toEqual([400, `Task ${taskID} is disabled. Enable it before you run it.`]);
    await call(`PUT /ingestion/1/tasks/${taskID}/enable`);
    expect((await call(`POST /ingestion/1/tasks/${taskID}/run`)).status).toBe(200);
  });

  it('know when they run next', async () => {
    const {get, taskID} = await setUp({type: 'schedule', cron: '0 3 * * *'});
    expect(await get(`tasks/${taskID}`)).toMatchObject({trigger: {cron: '0 3 * * *', nextRun: '2024-05-02T03:00:00.000Z'}});
  });

  it('need a source and a destination, and a cron expression for a schedule', async () => {
    const {call, sourceID, destinationID, taskID} = await setUp();
    const body = {sourceID: destinationID, destinationID, trigger: {type: 'onDemand'}, action: 'save'};
    expect((await call('POST /ingestion/1/tasks', {body})).status).toBe(422);
    expect((await call('POST /ingestion/1/tasks', {body: {...body, sourceID, destinationID: sourceID}})).status).toBe(422);
    expect((await call(`PUT /ingestion/1/tasks/${taskID}`, {body: {trigger: {type: 'schedule'}}})).status).toBe(422);
    expect((await call(`PUT /ingestion/1/tasks/${taskID}`, {body: {trigger: {type: 'subscription'}}})).status).toBe(200);
  });
});

describe('runs', () => {
  it('advance through their states, and their events with them', async () => {
    const {get, call, wait, taskID} = await setUp();
    const {body} = await call(`POST /ingestion/1/tasks/${taskID}/run`);
    const seen = [];
    for (let step = 0; step < 5; step += 1) {
      const {status, outcome} = await get(`runs/${String(body.runID)}`);
      const {events} = await get(`runs/${String(body.runID)}/events`);
      seen.push({
        status,
        outcome,
        events: (events as {type: string; status: string}[]).map((event) => `${event.type} ${event.status}`),
      });
      wait(100);
    }
    expect(seen).toEqual([
      {status: 'created', outcome: undefined, events: []},
      {status: 'started', outcome: undefined, events: ['fetch started']},
      {status: 'idled', outcome: undefined, events: ['fetch succeeded', 'record started']},
      {status: 'started', outcome: undefined, events: ['fetch succeeded', 'record succeeded', 'log started']},
      {status: 'finished', outcome: 'success', events: ['fetch succeeded', 'record succeeded', 'log succeeded']},
    ]);
    const {events} = await get(`runs/${String(body.runID)}/events?type=record&status=succeeded`);
    const [event] = events as {eventID: string; parentID: string}[];
    expect(await get(`runs/${String(body.runID)}/events/${String(event?.eventID)}`)).toEqual(event);
    expect(await get(`tasks/${taskID}`)).toMatchObject({trigger: {lastRun: '2024-05-01T12:00:00.000Z'}});
  });

  it('fail when the source is gone', async () => {
    const {get, call, wait, taskID, sourceID} = await setUp();
    await call(`DELETE /ingestion/1/sources/${String(sourceID)}`);
    const {body} = await call(`POST /ingestion/1/tasks/${taskID}/run`);
    wait(400);
    expect(await get(`runs/${String(body.runID)}`)).toMatchObject({outcome: 'failure', reason: expect.any(String) as unknown});
    expect((await get(`runs/${String(body.runID)}/events`)).events).toEqual([expect.objectContaining({status: 'failed'})]);
  });

  it('are filtered by state and task', async () => {
    const {get, call, wait, taskID} = await setUp();
    await call(`POST /ingestion/1/tasks/${taskID}/run`);
    wait(400);
    await call(`POST /ingestion/1/tasks/${taskID}/run`);
    expect((await get('runs?status=created&status=started')).runs).toHaveLength(1);
    expect((await get(`runs?taskID=${taskID}`)).runs).toHaveLength(2);
  });
});

describe('findNextRun', () => {
  const from = Date.parse('2024-05-01T12:00:30Z');
  it.each([
    ['* * * * *', '2024-05-01T12:01:00.000Z'],
    ['*/15 * * * *', '2024-05-01T12:15:00.000Z'],
    ['30 9-17 * * MON-FRI', '2024-05-01T12:30:00.000Z'],
    ['0 0 1 JAN *', '2025-01-01T00:00:00.000Z'],
    ['0 6 * * 7', '2024-05-05T06:00:00.000Z'],
    ['5,10 3 ? * SUN,TUE', '2024-05-05T03:05:00.000Z'],
    ['5/15 * * * *', '2024-05-01T12:05:00.000Z'],
    ['0 0 29 2 *', '2028-02-29T00:00:00.000Z'],
    ['0 0 30 2 *', undefined],
    ['10-5 * * * *', undefined],
  ])('reads %s', (cron, expected) => {
    const next = findNextRun(cron, from);
    expect(next && new Date(next).toISOString()).toBe(expected);
  });

  it('takes either day when the day of the month and the weekday are both named', () => {
    const readNext = (now: string) => new Date(findNextRun('0 0 13 * FRI', Date.parse(now)) ?? 0).toISOString();
    expect(readNext('2024-05-01T12:00:00Z')).toBe('2024-05-03T00:00:00.000Z');
    expect(readNext('2024-05-10T12:00:00Z')).toBe('2024-05-13T00:00:00.000Z');
  });
});
