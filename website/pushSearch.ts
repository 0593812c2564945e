// `npm run search:push`: makes a hosted index hold the records of the last build. `-- --dry-run` says what it would do;
// `-- --host localhost:4010/search` sends it elsewhere than to Algolia, such as to the mock API.
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '@docs/docs-search';
import {runPush} from '@docs/docs-search/push';
import {recordsFile} from './src/build/searchIndex.ts';

const recordsPath = path.resolve(import.meta.dirname, 'dist/client', recordsFile);

async function pushSearch(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}, host: {type: 'string'}}});
  const {default: config} = await import('./site.config.ts');
  if (config.search.provider !== 'algolia')
    throw new Error(`This site searches in the page, so there is no index to push to.
Set "search" in site.config.ts, or SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX_NAME, to the index that it should use.`);
  const writeKey = process.env.SEARCH_WRITE_KEY ?? '';
  if (writeKey === '' && !values['dry-run'])
    throw new Error('Set SEARCH_WRITE_KEY to a key that may write to the index. It never becomes part of the site.');
  if (!existsSync(recordsPath)) throw new Error('There are no records to push. Run "npm run build" first.');
  await runPush({
    ...config.search,
    writeKey,
    records: JSON.parse(await readFile(recordsPath, 'utf8')) as SearchRecord[],
    isDryRun: values['dry-run'],
    print: console.log,
    ...(values.host !== undefined && {hosts: [{url: values.host, protocol: 'http', accept: 'readWrite'}]}),
  });
}

try {
  await pushSearch();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
