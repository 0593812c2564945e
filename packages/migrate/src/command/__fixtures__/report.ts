import type {Finding, FindingKind} from '../../report/migration.ts';
import type {Report} from '../report/report.ts';

function createFinding(kind: FindingKind, line: number, message: string, why?: string): Finding {
  const place = {start: 0, end: 5, line, column: 3};
  const resultPlace = {...place, line: line - 1};
  return {kind, place, resultPlace, message, ...(why === undefined ? {} : {why}), section: 'search'};
}

/** A file of each kind. */
export const report: Report = {
  isDryRun: false,
  results: [
    {
      path: 'src/search.js',
      file: '/app/src/search.js',
      status: 'changed',
      source: 'one\n',
      text: 'two\n',
      hasMark: false,
      findings: [
        createFinding('changed', 4, '`index.search` is now `client.searchSingleIndex`.'),
        createFinding('check', 8, '`exists` is now `indexExists`.', 'It throws for keys without rights.'),
      ],
    },
    {
      path: 'src/headers.js',
      file: '/app/src/headers.js',
      status: 'untouched',
      source: 'three\n',
      text: 'three\n',
      hasMark: false,
      findings: [createFinding('todo', 2, 'Replace `transporter`.')],
    },
    {path: 'src/broken.js', file: '/app/src/broken.js', status: 'unreadable', reason: 'Unexpected token.', line: 3, column: 7},
  ],
  skipped: [{path: 'data.js', reason: 'It looks minified.'}],
};
