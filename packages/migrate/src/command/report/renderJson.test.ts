import {expect, it} from 'vitest';
import {guideUrl} from '../../report/guideUrl.ts';
import {report} from '../__fixtures__/report.ts';
import {renderJson} from './renderJson.ts';

const parse = (isDryRun: boolean): unknown => JSON.parse(renderJson({...report, isDryRun}));

it('has every file, with all its findings', () => {
  expect(parse(false)).toMatchObject({
    isDryRun: false,
    files: [
      {path: 'src/search.js', status: 'changed', findings: [{kind: 'changed'}, {kind: 'check', guide: guideUrl('search')}]},
      {path: 'src/headers.js', status: 'untouched', findings: [{kind: 'todo', place: {line: 2}, resultPlace: {line: 1}}]},
      {path: 'src/broken.js', status: 'unreadable', reason: 'Unexpected token.', line: 3, column: 7, findings: []},
    ],
    skipped: [{path: 'data.js', reason: 'It looks minified.'}],
    summary: {changed: 1, untouched: 1, unreadable: 1, skipped: 1, needYou: 2, findings: {changed: 1, check: 1, todo: 1}},
  });
});

it('has diffs when nothing is written', () => {
  expect(parse(true)).toMatchObject({files: [{diff: expect.stringContaining('-one\n+two\n') as string}, {}, {}]});
  expect(renderJson(report)).not.toContain('"diff"');
});

it('keeps texts and places on the disk to itself', () => {
  expect(renderJson(report)).not.toMatch(/"(text|source|file|hasMark)"/);
});
