import type {Finding, FindingKind} from '../../report/migration.ts';
import type {SkippedFile} from '../files/findFiles.ts';
import type {Found} from '../files/givenPaths.ts';

/** What became of a file. Texts are without a byte order mark. */
export type FileResult = Found &
  (
    | {status: 'changed' | 'untouched'; source: string; text: string; hasMark: boolean; findings: Finding[]}
    | {status: 'unreadable'; reason: string; line: number; column: number}
  );

/** What the command has done, or would do. */
export type Report = {results: FileResult[]; skipped: SkippedFile[]; isDryRun: boolean};

/** Numbers of files, and of findings by kind. A file that needs you can be a changed or an untouched one. */
export type Summary = {
  changed: number;
  untouched: number;
  unreadable: number;
  skipped: number;
  needYou: number;
  findings: Record<FindingKind, number>;
};

export function summarize({results, skipped}: Report): Summary {
  const countStatus = (status: FileResult['status']): number => results.filter((result) => result.status === status).length;
  const findings = results.map((result) => (result.status === 'unreadable' ? [] : result.findings));
  const countKind = (kind: FindingKind): number => findings.flat().filter((finding) => finding.kind === kind).length;
  return {
    changed: countStatus('changed'),
    untouched: countStatus('untouched'),
    unreadable: countStatus('unreadable'),
    skipped: skipped.length,
    needYou: findings.filter((ofFile) => ofFile.some(({kind}) => kind !== 'changed')).length,
    findings: {changed: countKind('changed'), check: countKind('check'), todo: countKind('todo')},
  };
}
