import {describe, expect, it} from 'vitest';
import {createValidator} from '@docs/openapi/validate';
import {createTestApi, documents} from '../__fixtures__/createTestApi.ts';

const test = {
  name: 'New order',
  variant: [
    {index: 'shop', trafficPercentage: 60},
    {index: 'shop_b', trafficPercentage: 40, description: 'B'},
  ],
  endAt: '2024-06-01T00:00:00Z',
};

const validate = createValidator(documents.abtesting ?? {openapi: '', info: {title: '', version: ''}, paths: {}});

describe('A/B tests', () => {
  it('are created without numbers, and read', async () => {
    const {call} = createTestApi();
    const {body} = await call('POST /abtesting/2/abtests', {body: test});
    expect(body).toEqual({abTestID: 301, index: 'shop', taskID: expect.any(Number) as unknown});
    const {body: read} = await call('GET /abtesting/2/abtests/301');
    expect(read).toMatchObject({
      name: 'New order',
      status: 'active',
      clickSignificance: null,
      createdAt: '2024-05-01T12:00:00.000Z',
    });
    expect(read.variants).toEqual([
      expect.objectContaining({index: 'shop', description: '', trafficPercentage: 60, clickCount: null}),
      expect.objectContaining({index: 'shop_b', description: 'B'}),
    ]);
  });

  it('are listed in pages, and by the names of their indices', async () => {
    const {call} = createTestApi();
    await call('POST /abtesting/2/abtests', {body: test});
    const {body} = await call('GET /abtesting/2/abtests?offset=1&limit=1');
    expect(body).toMatchObject({count: 1, total: 3});
    expect((await call('GET /abtesting/2/abtests?indexPrefix=sh&indexSuffix=_b')).body).toMatchObject({total: 1});
  });

  it('are stopped once, and not started again', async () => {
    const {call} = createTestApi();
    expect((await call('POST /abtesting/2/abtests/224/stop')).status).toBe(200);
    expect((await call('GET /abtesting/2/abtests/224')).body).toMatchObject({status: 'stopped'});
    const {status, body} = await call('POST /abtesting/2/abtests/224/stop');
    expect([status, body.message]).toEqual([400, 'A/B test 224 is stopped. It cannot be restarted. Create a new one.']);
  });

  it('end by themselves', async () => {
    const {call, wait} = createTestApi();
    await call('POST /abtesting/2/abtests', {body: test});
    wait(40 * 86_400_000);
    const {body} = await call('GET /abtesting/2/abtests/301');
    expect(body).toMatchObject({status: 'expired'});
    expect(validate('/components/schemas/ABTest', body)).toEqual([]);
    expect(validate('/components/schemas/ABTest', {...body, status: 'over'})).toMatchObject([{instancePath: '/status'}]);
    expect((await call('POST /abtesting/2/abtests', {body: test})).status).toBe(400);
  });

  it('are deleted with their results', async () => {
    const {call} = createTestApi();
    await call('DELETE /abtesting/2/abtests/224');
    const {status, body} = await call('GET /abtesting/2/abtests/224');
    expect([status, body.message]).toEqual([404, 'There is no A/B test 224. Tests: 225.']);
  });
});
