import {describe, expect, it} from 'vitest';
import {createTestApi, start} from '../__fixtures__/createTestApi.ts';

describe('query suggestions', () => {
  const config = (indexName: string) => ({indexName, sourceIndices: [{indexName: 'films'}]});
  const line = 'POST /query-suggestions/1/configs';

  it('are configured, read whole, changed and deleted', async () => {
    const {call} = createTestApi();
    expect((await call(line, {body: config('a')})).body).toEqual({status: 200, message: 'Configuration was created'});
    expect((await call('GET /query-suggestions/1/configs/a')).body).toMatchObject({
      indexName: 'a',
      sourceIndices: [{indexName: 'films', replicas: false, minHits: 5, generate: []}],
      languages: [],
    });
    await call('PUT /query-suggestions/1/configs/a', {body: {sourceIndices: [], languages: ['de']}});
    expect((await call('GET /query-suggestions/1/configs/a')).body).toMatchObject({languages: ['de'], sourceIndices: []});
    await call('DELETE /query-suggestions/1/configs/a');
    expect((await call('GET /query-suggestions/1/configs/a')).status).toBe(404);
  });

  it('have at most 100 configurations, each name once', async () => {
    const {call} = createTestApi();
    for (let index = 1; index < 100; index += 1) expect((await call(line, {body: config(`c${index}`)})).status).toBe(200);
    const {status, body} = await call(line, {body: config('one-too-many')});
    expect([status, body.message]).toEqual([422, 'An application has at most 100 configurations. Delete one first.']);
    expect((await call(line, {body: config('c1')})).status).toBe(422);
  });

  it('are built in the background', async () => {
    const {call, wait} = createTestApi();
    await call(line, {body: config('a')});
    expect((await call('GET /query-suggestions/1/configs/a/status')).body).toMatchObject({isRunning: true});
    expect((await call('GET /query-suggestions/1/logs/a')).body).toHaveLength(2);
    wait(2000);
    expect((await call('GET /query-suggestions/1/configs/a/status')).body).toMatchObject({isRunning: false});
    expect((await call('GET /query-suggestions/1/logs/a')).body).toHaveLength(3);
  });
});

describe('personalization', () => {
  it('keeps the strategy that was set', async () => {
    const {call} = createTestApi();
    const strategy = {eventScoring: [], facetScoring: [{facetName: 'genres', score: 5}], personalizationImpact: 10};
    await call('POST /personalization/1/strategies/personalization', {body: strategy});
    expect((await call('GET /personalization/1/strategies/personalization')).body).toEqual(strategy);
    const wrong = {...strategy, personalizationImpact: 101};
    expect((await call('POST /personalization/1/strategies/personalization', {body: wrong})).status).toBe(400);
  });

  it('speaks of the user that was asked for', async () => {
    const {call} = createTestApi();
    expect((await call('GET /personalization/1/profiles/personalization/u-7')).body).toMatchObject({userToken: 'u-7'});
    expect((await call('DELETE /personalization/1/profiles/u-7')).body).toEqual({
      userToken: 'u-7',
      deletedUntil: '2024-05-01T12:00:00.000Z',
    });
  });
});

describe('predict segments', () => {
  const conditions = {operator: 'AND', operands: [{name: 'predictions.order_value', filters: [{operator: 'GT', value: 50}]}]};

  it('are always computed, pending for a moment, and can be changed', async () => {
    const {call, wait} = createTestApi();
    const {body} = await call('POST /predict/1/segments', {body: {name: 'Big', conditions, type: 'custom'}});
    const path = `/predict/1/segments/${String(body.segmentID)}`;
    expect((await call(`GET ${path}`)).body).toMatchObject({name: 'Big', type: 'computed', segmentStatus: 'pending'});
    wait(100);
    expect((await call(`GET ${path}`)).body).toMatchObject({conditions, segmentStatus: 'active'});
    await call(`POST ${path}`, {body: {name: 'Bigger'}});
    expect((await call(`GET ${path}`)).body).toMatchObject({name: 'Bigger', conditions, segmentStatus: 'pending'});
    const {body: all} = await call('GET /predict/1/segments?type=computed');
    expect(all).toContainEqual(expect.objectContaining({segmentID: body.segmentID}));
    expect((await call('GET /predict/1/segments?type=custom')).body).toHaveLength(0);
  });

  it('are deleted', async () => {
    const {call} = createTestApi();
    const path = '/predict/1/segments/segment-likely-buyers';
    expect((await call(`DELETE ${path}`)).body).toEqual({
      segmentID: 'segment-likely-buyers',
      deletedUntil: '2024-05-02T12:00:00.000Z',
    });
    expect((await call(`GET ${path}`)).status).toBe(404);
    expect((await call(`DELETE ${path}`)).status).toBe(404);
  });
});

describe('recommend rules', () => {
  const rules = '/recommend/1/indexes/products/bought-together/recommend/rules';
  const save = [
    {objectID: 'winter', condition: {context: 'winter'}, description: 'Warm jackets'},
    {objectID: 'off', enabled: false, consequence: {hide: [{objectID: 'a'}]}},
  ];

  it('are saved, read, found and deleted', async () => {
    const {call} = createTestApi();
    const {taskID} = (await call(`POST ${rules}/batch`, {body: save})).body;
    expect((await call(`GET /recommend/1/indexes/products/bought-together/task/${String(taskID)}`)).body).toEqual({
      status: 'published',
    });
    expect((await call(`GET ${rules}/winter`)).body).toEqual({...save[0], _metadata: {lastUpdate: '2024-05-01T12:00:00.000Z'}});
    const find = async (body?: object) => (await call(`POST ${rules}/search`, {body})).body;
    expect(await find()).toMatchObject({nbHits: 2, page: 0, nbPages: 1});
    expect(await find({enabled: false})).toMatchObject({nbHits: 1, hits: [{objectID: 'off'}]});
    expect(await find({context: 'winter'})).toMatchObject({nbHits: 1, hits: [{objectID: 'winter'}]});
    expect(await find({query: 'jack', hitsPerPage: 1, page: 1})).toMatchObject({nbHits: 1, hits: []});
    await call(`DELETE ${rules}/winter`);
    expect((await call(`GET ${rules}/winter`)).status).toBe(404);
  });

  it('belong to one model of one index', async () => {
    const {call} = createTestApi();
    await call(`POST ${rules}/batch`, {body: save});
    for (const other of ['products/trending-items', 'shoes/bought-together'])
      expect((await call(`GET /recommend/1/indexes/${other}/recommend/rules/winter`)).status).toBe(404);
  });

  it('get an ID if they have none', async () => {
    const {call} = createTestApi();
    await call(`POST ${rules}/batch`, {body: [{description: 'Without'}]});
    expect((await call(`POST ${rules}/search`)).body).toMatchObject({hits: [{objectID: expect.any(String) as unknown}]});
  });
});

describe('insights', () => {
  const event = {eventType: 'view', eventName: 'Seen', index: 'films', userToken: 'u', objectIDs: ['dune']};
  const push = (...timestamps: (number | undefined)[]) =>
    createTestApi().call('POST /insights/1/events', {body: {events: timestamps.map((timestamp) => ({...event, timestamp}))}});
  const thirtyDays = 30 * 24 * 60 * 60 * 1000;

  it('takes events', async () => {
    expect((await push(undefined)).body).toEqual({message: 'OK'});
  });

  it('refuses events that are more than 30 days old', async () => {
    expect((await push(start - thirtyDays)).status).toBe(200);
    const {status, body} = await push(start, start - thirtyDays - 1);
    expect([status, body.message]).toEqual([
      422,
      'body/events/1/timestamp: The timestamp is too far in the past. It must be at most 30 days old, in milliseconds since 1970.',
    ]);
  });

  it('refuses a timestamp in seconds', async () => {
    expect((await push(start / 1000)).status).toBe(422);
  });

  it('deletes the events of a user without a word', async () => {
    const {call} = createTestApi();
    const {status, body} = await call('DELETE /insights/1/usertokens/user-123456');
    expect([status, body]).toEqual([204, {}]);
    expect((await call('DELETE /insights/1/usertokens/user-123456', {key: 'mockSearchKey'})).status).toBe(403);
  });
});
