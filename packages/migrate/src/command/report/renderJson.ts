import {guideUrl} from '../../report/guideUrl.ts';

import {renderDiff} from './renderDiff.ts';
import {type FileResult, type Report, summarize} from './report.ts';

/** The report for other programs. With --dry-run, a file that would change has its diff. */
export function renderJson(report: Report): string {
  const {isDryRun, skipped} = report;
  const files = report.results.map((result) => describeFile(result, isDryRun));
  return `${JSON.stringify({isDryRun, files, skipped, summary: summarize(report)}, undefined, 2)}\n`;
}

function describeFile(result: FileResult, isDryRun: boolean) {
  const {path, status} = result;
  if (result.status === 'unreadable') {
    const {reason, line, column} = result;
    return {path, status, reason, line, column, findings: []};
  }
  const findings = result.findings.map((finding) => ({...finding, guide: guideUrl(finding.section)}));
  const diff = isDryRun && status === 'changed' ? {diff: renderDiff(path, result.source, result.text, false)} : {};
  return {path, status, findings, ...diff};
}
