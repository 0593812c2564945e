import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {runSample} from './runSample.ts';

vi.setConfig({testTimeout: 60_000});

const folder = mkdtempSync(path.join(import.meta.dirname, '../.run-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(...lines: string[]): string {
  const file = path.join(folder, 'program.ts');
  writeFileSync(file, ["import {algoliasearch} from 'algoliasearch';", ...lines].join('\n'));
  return file;
}

it.each(['alpha', 'ga'] as const)('runs a program as it is against the mock, with %s', async (version) => {
  const file = write(
    "const client = algoliasearch('YOUR_APP_ID', 'YOUR_SEARCH_KEY');",
    "const {hits} = await client.searchSingleIndex({indexName: 'films', searchParams: {query: 'dune'}});",
    "console.log(hits.length, 'customGet' in client);",
  );
  expect(await runSample(file, version)).toBe(`1 ${version === 'ga'}\n`);
});

it('gives each application its own data', async () => {
  const file = write(
    "const other = algoliasearch('OTHER_APP_ID', 'OTHER_API_KEY');",
    'console.log((await other.listIndices()).items.length);',
  );
  expect(await runSample(file, 'ga')).toBe('0\n');
});

it('throws with what a program printed when it fails', async () => {
  const file = write("console.log('Before');", "await algoliasearch('NO_APP_ID', 'x').listIndices();");
  await expect(runSample(file, 'ga')).rejects.toThrow(
    /^program\.ts ended with code 1\. It printed:\nBefore\n[\s\S]*NO_APP_ID|no_app_id/,
  );
});
