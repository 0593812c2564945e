import {expect, it} from 'vitest';
import type {MeasuredSubject} from '../measuring/subject.ts';
import {buildTable, renderMarkdownTable, renderTextTable} from './table.ts';

const subjects: MeasuredSubject[] = [
  {id: 'ours', name: 'this site', role: 'ours', measure: {scriptBytes: 6_912, deepLink: 1_234.5, complete: 900}},
  {id: 'other', name: 'Other 1.0', role: 'peer', measure: {scriptBytes: 1_048_576, deepLink: Infinity, complete: Infinity}},
  {id: 'plain', name: 'plain HTML', role: 'floor', measure: {scriptBytes: 0}},
];

it('has a row per measure that was taken, and a column per subject', () => {
  expect(renderMarkdownTable(buildTable(subjects, ['scriptBytes', 'requests', 'complete', 'deepLink']))).toMatchInlineSnapshot(`
    "|  | this site | Other 1.0 | plain HTML |
    | --- | --: | --: | --: |
    | script | 6.8 KiB | 1024.0 KiB | 0.0 KiB |
    | all operations in the page | 900 ms | on demand | – |
    | last operation by deep link | 1,235 ms | never | – |"
  `);
});

it('is aligned in a terminal', () => {
  expect(renderTextTable(buildTable(subjects, ['scriptBytes']))).toMatchInlineSnapshot(`
    "        this site   Other 1.0  plain HTML
    script    6.8 KiB  1024.0 KiB     0.0 KiB"
  `);
});
