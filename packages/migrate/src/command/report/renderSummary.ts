import {guideUrl} from '../../report/guideUrl.ts';
import type {Finding, FindingKind} from '../../report/migration.ts';

import {type FileResult, type Report, type Summary, summarize} from './report.ts';

/** Counts first, then what's left for the reader: a paragraph per file. */
export function renderSummary(report: Report, isVerbose: boolean): string {
  const {results, skipped, isDryRun} = report;
  const paragraphs = [
    renderCounts(summarize(report), isDryRun),
    ...results.map((result) => renderResult(result, isDryRun, isVerbose)),
    skipped.map(({path, reason}) => `${path}  Skipped: ${reason}`),
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

function renderCounts({changed, untouched, unreadable, skipped, needYou, findings}: Summary, isDryRun: boolean): string[] {
  const places = findings.changed + findings.check;
  const left = [findings.todo > 0 ? `${findings.todo} to do` : '', findings.check > 0 ? `${findings.check} to check` : ''];
  const lines: [number, string][] = [
    [changed, `${isDryRun ? 'would change' : 'changed'}${places > 0 ? `, in ${count(places, 'place')}` : ''}`],
    [needYou, `${needYou === 1 ? 'needs' : 'need'} you: ${left.filter((part) => part !== '').join(', ')}`],
    [untouched, isDryRun ? 'would stay as is' : 'untouched'],
    [unreadable, "can't be parsed"],
    [skipped, 'skipped'],
  ];
  return lines.filter(([files], index) => files > 0 || index === 0).map(([files, text]) => `${count(files, 'file')} ${text}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function renderResult(result: FileResult, isDryRun: boolean, isVerbose: boolean): string[] {
  if (result.status === 'unreadable') {
    const {path, line, column, reason} = result;
    return [`${path}:${line}:${column}  Can't parse the file, so it stays as it is: ${reason}`];
  }
  const shown = result.findings.filter(({kind}) => isVerbose || kind !== 'changed');
  return shown.flatMap((finding) => renderFinding(result.path, finding, isDryRun));
}

const labels: Record<FindingKind, string> = {changed: 'Changed', check: 'Check', todo: 'To do'};

/** Editors open the place, so it's the one in the file as it is on the disk now. */
function renderFinding(path: string, {kind, place, resultPlace, message, why, section}: Finding, isDryRun: boolean): string[] {
  const {line, column} = isDryRun ? place : resultPlace;
  const details = [...(why === undefined ? [] : [why]), guideUrl(section)];
  return [`${path}:${line}:${column}  ${labels[kind]}: ${message}`, ...details.map((detail) => `    ${detail}`)];
}
