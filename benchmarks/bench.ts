// `npm run bench`: this site beside its peers, at 4x CPU throttling over slow 4G: a guide, the largest reference, and ten times that
// reference; and what its writers wait for. Results are written to benchmarks/results and README.md when there are five runs or more.
//   --runs 9            other than five runs
//   --only reference    one part: guides, reference, tenfold or writers
//   --built             measures what the last run has built
//   --write             writes the results of fewer runs, too
import {loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {run} from '../scripts/install.mjs';
import {guides} from './guides/guidesPart.ts';
import {measureNames} from './measuring/measures.ts';
import {launchBrowser} from './measuring/throttledPage.ts';
import {reference} from './reference/referencePart.ts';
import type {BenchPart} from './report/part.ts';
import {type Bar, printBars} from './report/printBars.ts';
import {describeMachine, type PartName, partNames, type BenchResults} from './report/results.ts';
import {buildTable, renderTextTable} from './report/table.ts';
import {writeResults} from './report/writeResults.ts';
import {readNumberFlag} from './setup/readNumberFlag.ts';
import {tenfold} from './tenfold/tenfoldPart.ts';
import {writers} from './writers/writersPart.ts';

const parts: Record<PartName, BenchPart> = {guides, reference, tenfold, writers};
const fewestRuns = 5;

const {values: flags} = parseArgs({
  options: {
    runs: {type: 'string', default: String(fewestRuns)},
    only: {type: 'string'},
    built: {type: 'boolean', default: false},
    write: {type: 'boolean', default: false},
  },
});
const runs = readNumberFlag('runs', flags.runs);
const isKept = runs >= fewestRuns || flags.write;
const measuredParts = partNames.filter((name) => flags.only === undefined || name === flags.only);
if (measuredParts.length === 0) throw new Error(`--only is "${flags.only ?? ''}", but must be one of ${partNames.join(', ')}.`);

// A signal ends the benchmark as an end of its own does: with all that it has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [load = 0] = loadavg();
if (load > 1) console.log(`This machine is busy (load ${load.toFixed(1)}): times will be long, those of builds above all.`);
// Ten times the spec has a site of its own.
if (!flags.built && measuredParts.some((name) => name !== 'tenfold'))
  run('npm', ['run', 'build'], 'The site does not build: see above.');

const browser = await launchBrowser();
const machine = describeMachine(browser);
const measured: BenchResults = {};
const bars: Bar[] = [];
for (const name of measuredParts) {
  console.log(`\n${parts[name].title}`);
  const result = await parts[name].run(browser, {runs, isBuilt: flags.built});
  measured[name] = {date: new Date().toISOString().slice(0, 10), runs, machine, subjects: result.subjects};
  bars.push(...result.bars.map((bar) => ({...bar, what: `${name}: ${bar.what}`})));
  // After each part: what a later one meets must not cost the minutes of this one.
  if (isKept) await writeResults(measured);
}
await browser.close();

for (const name of measuredParts)
  console.log(`\n${parts[name].title}\n${renderTextTable(buildTable(measured[name]?.subjects ?? [], measureNames))}`);
if (!isKept) console.log(`\nNothing is written: ${runs} of ${fewestRuns} runs.`);
if (!printBars(bars)) process.exitCode = 1;
