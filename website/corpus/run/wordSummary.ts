import {type CheckName, checkNames} from '../checks/checks.ts';
import {type Bar, isMissed, listFailed} from './bars.ts';
import type {DocumentResult, Outcome} from './documentResult.ts';

const shown = 10;
const outcomes: Outcome[] = ['rendered', 'refused', 'failed', 'endless', 'huge'];

/** The end of a run, as a terminal shows it. `nameOf` shortens the path of a file. */
export function wordSummary(results: DocumentResult[], bars: Bar[], nameOf: (file: string) => string): string {
  return [
    `${results.length} documents: ${outcomes.map((outcome) => `${countOf(results, outcome)} ${outcome}`).join(', ')}`,
    `${sum(results, 'operations')} operations on ${sum(results, 'pages')} pages, in ${sum(results, 'seconds').toFixed(0)} s: ` +
      `${toMiB(sum(results, 'htmlBytes'))} of HTML, ${toMiB(sum(results, 'markdownBytes'))} of Markdown, ${toMiB(sum(results, 'contractBytes'))} of contracts`,
    ...wordErrors(results, nameOf),
    ...checkNames.flatMap((name) => wordFailures(listFailed(results, name), name, nameOf)),
    ...wordLargest('Slowest', results, nameOf, ({seconds}) => seconds, ' s'),
    ...wordLargest('Most memory', results, nameOf, ({peakMiB}) => peakMiB, ' MiB'),
    '',
    ...bars.map((bar) => `${isMissed(bar) ? 'MISSED' : 'passed'}  ${bar.what}: ${round(bar.value)} (at most ${bar.limit})`),
  ].join('\n');
}

function countOf(results: DocumentResult[], outcome: Outcome): number {
  return results.filter((result) => result.outcome === outcome).length;
}

function sum(
  results: DocumentResult[],
  key: 'operations' | 'pages' | 'seconds' | 'htmlBytes' | 'markdownBytes' | 'contractBytes',
): number {
  return results.reduce((total, result) => total + result[key], 0);
}

function wordErrors(results: DocumentResult[], nameOf: (file: string) => string): string[] {
  const byError = new Map<string, DocumentResult[]>();
  for (const result of results.filter(({outcome}) => outcome !== 'rendered')) {
    const kind = `${result.outcome}, ${kindOf(result.error)}`;
    byError.set(kind, [...(byError.get(kind) ?? []), result]);
  }
  const sorted = [...byError].sort(([, one], [, other]) => other.length - one.length);
  return sorted.flatMap(([kind, same]) => [
    '',
    `${same.length} ${kind}`,
    ...same.slice(0, shown).map(({file}) => `  ${nameOf(file)}`),
  ]);
}

/** The same error has other names and numbers in each document. */
function kindOf(error: string): string {
  const [first = '', second = ''] = error.split('\n');
  return `${first} ${second}`
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, 'N')
    .trim();
}

function wordFailures(failed: DocumentResult[], name: CheckName, nameOf: (file: string) => string): string[] {
  if (failed.length === 0) return [];
  const total = failed.reduce((count, {failures}) => count + (failures[name]?.count ?? 0), 0);
  return [
    '',
    `${total} ${name}, in ${failed.length} documents`,
    ...failed
      .slice(0, shown)
      .map(({file, failures}) => `  ${nameOf(file)} (${failures[name]?.count ?? 0}): ${failures[name]?.examples[0] ?? ''}`),
  ];
}

function wordLargest(
  title: string,
  results: DocumentResult[],
  nameOf: (file: string) => string,
  measure: (result: DocumentResult) => number,
  unit: string,
): string[] {
  const sorted = results.toSorted((one, other) => measure(other) - measure(one)).slice(0, shown);
  return ['', title, ...sorted.map((result) => `  ${round(measure(result))}${unit}  ${nameOf(result.file)}`)];
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function toMiB(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(0)} MiB`;
}
