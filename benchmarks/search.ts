// `npm run bench:search`: the search in the built page, its engine beside others, and what blocks a reader who types on a slow machine.
// It needs a built site (`npm run build`), and the npm registry once, for the other engines.
import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import type {SearchRecord} from '@docs/docs-search';
import {groupPlaces} from '@docs/docs-search/engine/stages';
import {loadQueries, type QuerySet} from '@docs/docs-search/quality';
import type {Browser} from '@playwright/test';
import {guide} from './guides/guidePages.ts';
import {launchBrowser} from './measuring/throttledPage.ts';
import {installPeers} from './peers/peerPackages.ts';
import {serve} from './peers/serve.ts';
import {printBars} from './report/printBars.ts';
import {measureKeystrokes} from './search/keystrokes.ts';
import {measureEngines} from './search/measureEngines.ts';
import {buildPaintingBars, measurePaintings} from './search/resultsPage.ts';
import {orderOnly, withHits} from './search/searchEngines.ts';
import {measureIndexing} from './search/searchIndexing.ts';
import {pagefind} from './search/searchPagefind.ts';
import {loadPeers} from './search/searchPeers.ts';
import * as report from './search/searchReport.ts';
import {measureTyping} from './search/searchTyping.ts';
import {builtSite} from './setup/folders.ts';
import {manifestPath, parseManifest} from '../website/src/search/manifest.ts';

const recordsFile = path.resolve(builtSite, '../search-records.json');
/** Every sixth query is typed letter by letter: about 700 keystrokes. */
const typedShare = 6;
const typingRuns = 4;
const typedWhileLoading = ['wait for a task', 'facetFilters', 'POST /1/events'];

/** The networks take turns. */
async function runTyping(browser: Browser, address: string): Promise<report.TypingRuns> {
  const runs: report.TypingRuns = new Map([
    ['slow 4G', []],
    ['fast network', []],
  ]);
  for (let run = 1; run <= typingRuns; run += 1) {
    process.stdout.write(`\rTyping, throttled: run ${run} of ${typingRuns}   `);
    for (const [network, taken] of runs) taken.push(await measureTyping(browser, address, network, typedWhileLoading));
  }
  process.stdout.write('\n');
  return runs;
}

if (!existsSync(recordsFile)) throw new Error(`There is no ${recordsFile}. Build the site first: npm run build`);
installPeers();
const describeLoad = (): string => loadavg()[0]?.toFixed(1) ?? '';
console.log(`Load of this machine at the start: ${describeLoad()}`);
/** The queries put aside are for the end of a change to the engine: `npm run bench:search -- --aside`. */
const sets: QuerySet[] = process.argv.includes('--aside') ? ['first', 'develop', 'aside'] : ['first', 'develop'];
const queries = sets.flatMap((set) =>
  loadQueries(set)
    .filter(({targets}) => targets.length > 0)
    .map((query) => ({...query, set})),
);
/** Readers search one version of the docs. The pages of another say the same in other places, and no query could tell them apart. */
const {versions: otherVersions = {}} = parseManifest(readFileSync(path.join(builtSite, manifestPath), 'utf8'));
const records = (JSON.parse(readFileSync(recordsFile, 'utf8')) as SearchRecord[]).filter(
  ({docusaurus_tag: tag}) => !(tag in otherVersions),
);
const places = groupPlaces(records);
const engines = [orderOnly, withHits, ...loadPeers(), pagefind];

const address = (await serve(builtSite)) + guide;
const browser = await launchBrowser();
const typed = queries.filter((_, number) => number % typedShare === 0).map(({query}) => query);
const keystrokes = await measureKeystrokes(browser, address, typed);
const typing = await runTyping(browser, address);
const paintings = await measurePaintings(browser, address, typingRuns);
await browser.close();
const engineMeasures = await measureEngines(engines, places, queries);
const indexing = measureIndexing(builtSite);

report.printKeystrokes(keystrokes);
report.printEngines(engineMeasures, queries.length);
report.printQuality(engineMeasures);
report.printTyping(typing);
console.log(`\nLoad of this machine at the end: ${describeLoad()}. Times grow with it; ratios hardly do.`);
const isPassed = printBars([
  report.buildKeystrokeBar(keystrokes),
  report.buildEngineBar(orderOnly.name, engineMeasures),
  ...report.buildTypingBars(typing),
  ...buildPaintingBars(paintings),
  {what: 'from built pages to index files', value: indexing, limit: 10, unit: ' s'},
]);
if (!isPassed) process.exitCode = 1;
