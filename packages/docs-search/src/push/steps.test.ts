import {expect, it} from 'vitest';
import {checkCount} from './steps.ts';
import {createPushClient} from './client.ts';

/** A client whose searches count these numbers of records, one after the other. */
function count(...counts: number[]) {
  const sent: unknown[] = [];
  const client = {
    ...createPushClient('app', 'key'),
    searchSingleIndex: (search: unknown) => {
      sent.push(search);
      return Promise.resolve({hits: [], nbHits: counts.shift() ?? 0, query: '', params: ''});
    },
  };
  return {sent, check: checkCount({client, live: 'docs', temporary: 'new', pause: () => 0}, 'docs', 5)};
}

it('asks again when a server is behind', async () => {
  const {sent, check} = count(0, 3, 5);
  await check;
  expect(sent).toHaveLength(3);
});

it('throws when the number stays wrong', async () => {
  await expect(count(3, 3, 3, 3, 3, 3, 5).check).rejects.toThrow('"docs" has 3 records instead of 5.');
});

it('counts records and not places, and stays out of the statistics', async () => {
  const {sent, check} = count(5);
  await check;
  expect(sent).toMatchObject([{indexName: 'docs', searchParams: {query: '', distinct: false, analytics: false}}]);
});
