import {expect, it} from 'vitest';
import {isMissed, listBars} from './bars.ts';
import {createResult, type DocumentResult} from './documentResult.ts';

function missed(...results: DocumentResult[]): string[] {
  return listBars(results, 'github.json')
    .filter(isMissed)
    .map(({what}) => what);
}

const valid = 'valid documents that are not rendered';
const others = 'other documents that are neither rendered nor get an error that names the place';
const rendered = createResult('a', 'rendered');

it('asks that every valid document is rendered', () => {
  expect(missed(rendered, {...createResult('b', 'refused'), isValid: true})).toEqual([valid]);
  expect(missed(rendered, {...createResult('b', 'failed'), isValid: true})).toEqual([valid]);
});

it('lets other documents be refused, but not fail, hang or fill the memory', () => {
  expect(missed(rendered, {...createResult('b', 'refused'), isValid: false})).toEqual([]);
  for (const outcome of ['failed', 'endless', 'huge'] as const)
    expect(missed(rendered, {...createResult('b', outcome), isValid: false})).toEqual([others]);
});

it('lets one of a thousand invalid documents be lost where all were linted', () => {
  const many = Array.from({length: 1000}, () => ({...rendered, isValid: false}));
  const lost = {...createResult('b', 'failed'), isValid: false};
  expect(missed(...many, lost)).toEqual([]);
  expect(missed(...many, lost, lost)).toEqual([others]);
});

it('asks that no check fails', () => {
  const failures = {'ids that a page has twice': {count: 1, examples: ['/#a']}};
  expect(missed({...rendered, failures})).toEqual(['documents with ids that a page has twice']);
});

it("asks for GitHub's document in a minute and two gibibytes", () => {
  const github = createResult('github.json', 'rendered');
  expect(missed({...github, seconds: 60, peakMiB: 2048})).toEqual([]);
  expect(missed({...github, seconds: 61, peakMiB: 2049})).toHaveLength(2);
  expect(missed({...github, file: 'other.json', seconds: 61, peakMiB: 2049})).toEqual([]);
});
