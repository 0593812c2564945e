import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {adminKey, appId, startTestApi, type TestApi} from './__fixtures__/testApi.ts';
import {buildRecord, buildRecords} from './__fixtures__/testRecords.ts';
import {runPush} from './runPush.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(0);
});
beforeEach(() => api.reset());
afterAll(() => api.close());

async function run(changes: Partial<Parameters<typeof runPush>[0]>): Promise<string> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  await runPush({
    appId,
    writeKey: adminKey,
    indexName: 'docs',
    records: buildRecords(1200, 'a'),
    isDryRun: false,
    print,
    hosts: api.hosts,
    ...changes,
  });
  return lines.join('\n');
}

it('pushes and prints how it gets on', async () => {
  expect(await run({})).toMatchInlineSnapshot(`
    "1,200 records (419.2 KB, batches: 2) for the index "docs" of the application mockAppId.
    Settings and synonyms are written.
    1,000 of 1,200 records are sent.
    1,200 of 1,200 records are sent.
    Waiting until they are indexed.
    All are there. Moving them into place.
    Done: the index "docs" has 1,200 records."
  `);
  expect(Object.keys(api.state.indices.docs?.records ?? {})).toHaveLength(1200);
});

it('sends nothing in a dry run, and prints what would be done', async () => {
  const {hierarchy} = buildRecord('a');
  const records = [
    buildRecord('a', {type: 'lvl1'}),
    buildRecord('b', {content: 'Creating a longer text than others that were created'}),
    buildRecord('c', {hierarchy: {...hierarchy, lvl0: 'Search API'}}),
  ];
  const [summary = '', settings = ''] = (await run({isDryRun: true, records})).split('Settings:\n');
  expect(summary.split('\n')).toEqual([
    'Dry run: nothing is sent. A push would replace all records, settings and synonyms with these:',
    '3 records (1.1 KB, batches: 1) for the index "docs" of the application mockAppId.',
    'By type: content 2, lvl1 1.',
    'By area: Guides 2, Search API 1.',
    'Largest record: 380 bytes, b.',
    expect.stringMatching(/^Synonyms by type: synonym \d+, onewaysynonym \d+, altcorrection1 2\.$/) as string,
    '',
  ]);
  expect(settings.split('\n')).toContain('  attributeForDistinct: "url"');
  expect(api.requests).toEqual([]);
});

it('names records that small plans refuse', async () => {
  const printed = await run({isDryRun: true, records: [buildRecord('long', {content: 'x'.repeat(12_000)})]});
  expect(printed.split('\n')[0]).toMatchInlineSnapshot(
    `"Warning: Algolia's small plans reject records above 10 KB. There are 1: long (12.3 KB)."`,
  );
});

it('refuses an empty list in a dry run too', async () => {
  await expect(run({isDryRun: true, records: []})).rejects.toThrow('There are no records to push');
});

it('never shows the key', async () => {
  const failure: unknown = await run({writeKey: 'a-secret-key'}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  const {message, cause} = failure as Error;
  expect(message + JSON.stringify(cause)).not.toContain('a-secret-key');
});
