// `npx tsx benchmarks/reference.ts`: the reference pages beside Redoc 2 and 3, at 4x CPU throttling over slow 4G, with the largest
// spec and with ten times that spec. `--runs 9` for other than five runs; `--all` for Redoc 2 with the larger spec, too.
import {loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadSpec} from '@docs/openapi';
import {createStaticHandler, listen} from '../website/server/staticServer.ts';
import {buildAnswerBars, buildBuildBars, buildSearchBars, buildTenfoldBars} from './bars.ts';
import {buildSites} from './buildSites.ts';
import {measureAnswers} from './answers.ts';
import {measureInTurns} from './measureInTurns.ts';
import {writePeerPages} from './peers.ts';
import {printBars, printMeasures} from './report.ts';
import {describeOurs, describePeer, listOperations} from './subjects.ts';
import {repeatSpec} from './tenfoldSpec.ts';
import {launchBrowser} from './throttledPage.ts';

const {values: options} = parseArgs({options: {runs: {type: 'string', default: '5'}, all: {type: 'boolean', default: false}}});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error(`--runs is "${options.runs}", but must be a number from 1 on.`);
const [load = 0] = loadavg();
if (load > 1) console.log(`This machine is busy (load ${load.toFixed(1)}): times will be long, those of builds above all.`);

/** All pages are served alike: brotli, the same headers, from this machine. */
async function serve(folder: string): Promise<string> {
  const {server, port} = await listen(createStaticHandler(folder), 0);
  server.unref();
  return `http://localhost:${port}`;
}

const search = await loadSpec(path.resolve(import.meta.dirname, '../specs/search/spec.yml'));
const tenfold = repeatSpec(search, 10);
const peers = await serve(writePeerPages({search, tenfold}));
const sites = await buildSites(search, tenfold);
const ours = describeOurs(await serve(sites.nine.folder), search);
const oursTenfold = describeOurs(await serve(sites.tenfold.folder), tenfold);

const browser = await launchBrowser();
console.log('\nThe search spec');
const searchMeasures = await measureInTurns(
  browser,
  [ours, describePeer(peers, 'redoc-3', 'search', search), describePeer(peers, 'redoc-2', 'search', search)],
  runs,
);
console.log('\nTen times the search spec');
const tenfoldPeers = options.all ? (['redoc-3', 'redoc-2'] as const) : (['redoc-3'] as const);
const tenfoldMeasures = await measureInTurns(
  browser,
  [oursTenfold, ...tenfoldPeers.map((peer) => describePeer(peers, peer, 'tenfold', tenfold))],
  runs,
);
const answers = await measureAnswers(browser, oursTenfold, listOperations(tenfold));
await browser.close();

printMeasures('search', searchMeasures);
printMeasures('ten times search', tenfoldMeasures);
console.log(`\nLongest task while scrolling through ten times search: ${answers.longestScrollTask.toFixed(0)} ms`);
const isPassed = printBars([
  ...buildSearchBars(searchMeasures),
  ...buildTenfoldBars(tenfoldMeasures),
  ...buildAnswerBars(answers),
  ...buildBuildBars(sites),
]);
if (!isPassed) process.exitCode = 1;
