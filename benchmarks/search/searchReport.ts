import {median, percentile} from '../measuring/statistics.ts';
import type {Bar} from '../report/printBars.ts';
import type {EngineMeasure} from './measureEngines.ts';
import type {LongTasks, Network} from './searchTyping.ts';

export type TypingRuns = Map<Network, LongTasks[]>;

export function printEngines(measures: EngineMeasure[], queries: number): void {
  const rows = [
    ['', 'build', 'median', '95th perc.'],
    ...measures
      .filter(isTimed)
      .map(({name, build, median: middle, p95}) => [
        name,
        `${build.toFixed(0)} ms`,
        `${middle.toFixed(2)} ms`,
        `${p95.toFixed(2)} ms`,
      ]),
  ];
  console.log(`\nThe engines alone, the same places, ${queries} whole queries`);
  printRows(rows);
}

/** What each engine finds, set by set: the share of targets in the first three and in the first ten, and the mean of 1 / rank. */
export function printQuality(measures: EngineMeasure[]): void {
  for (const set of measures[0]?.scores.keys() ?? []) {
    console.log(`\nQuality on the queries of ${set}.yml, the same scoring for all`);
    printRows([
      ['', 'first 3', 'first 10', 'MRR'],
      ...measures.flatMap(({name, scores}) => {
        const score = scores.get(set);
        return score ? [[name, toPercent(score.firstThree), toPercent(score.firstTen), score.reciprocalRank.toFixed(2)]] : [];
      }),
    ]);
  }
}

function isTimed({median: middle}: EngineMeasure): boolean {
  return !Number.isNaN(middle);
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function printRows(rows: string[][]): void {
  for (const [first = '', ...cells] of rows) console.log(first.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''));
}

export function printKeystrokes(times: number[]): void {
  const changed = times.filter((time) => !Number.isNaN(time));
  const at = (share: number): string => `${percentile(changed, share).toFixed(1)} ms`;
  console.log(`\nFrom a key's input event to its results in the document: engine, React and DOM, without layout and paint
${changed.length} keystrokes: median ${at(0.5)}, 95th percentile ${at(0.95)}, 99th ${at(0.99)}, longest ${at(1)}
${times.length - changed.length} more changed nothing (spaces, mostly) and are left out`);
}

export function printTyping(runs: TypingRuns): void {
  console.log('\nTasks over 50 ms at 4x CPU throttling, from a search that is not loaded yet to the last result');
  for (const [network, tasks] of runs) {
    console.log(`${network}, opening: ${describeTasks(tasks.map(({opening}) => opening))}`);
    console.log(`${network}, typing:  ${describeTasks(tasks.map(({typing}) => typing))}`);
  }
}

function describeTasks(runs: number[][]): string {
  const all = runs.flat();
  if (all.length === 0) return 'none';
  return `${runs.map(({length}) => length).join(', ')} per run, median ${median(all).toFixed(0)} ms, longest ${Math.max(...all).toFixed(0)} ms`;
}

export function buildKeystrokeBar(times: number[]): Bar {
  const changed = times.filter((time) => !Number.isNaN(time));
  return {what: 'keystroke to results, 95th percentile', value: percentile(changed, 0.95), limit: 8, unit: ' ms'};
}

/** The fastest of the others, whichever that is. */
export function buildEngineBar(ours: string, measures: EngineMeasure[]): Bar {
  const own = measures.find(({name}) => name === ours)?.p95 ?? NaN;
  const others = measures.filter((measure) => isTimed(measure) && !measure.name.startsWith('ours')).map(({p95}) => p95);
  return {what: `${ours}: 95th percentile, of the fastest engine's`, value: own / Math.min(...others), limit: 2};
}

export function buildTypingBars(runs: TypingRuns): Bar[] {
  return [...runs].map(([network, tasks]) => ({
    what: `tasks over 50 ms while typing, ${network}, median of the runs`,
    value: median(tasks.map(({typing}) => typing.length)),
    limit: 0,
  }));
}
