import {expect, it} from 'vitest';
import {renderReadmeSection, renderResults} from './renderResults.ts';
import {type PartRecord, parseResults, formatResults} from './results.ts';
import {replaceSection} from './writeResults.ts';

const record: PartRecord = {
  date: '2026-11-15',
  runs: 5,
  machine: {processor: 'Some processor', cores: 2, node: '20.20.2', chromium: '140.0'},
  subjects: [{id: 'ours', name: 'this site', role: 'ours', measure: {blocking: 12, elements: 900, deepLink: Infinity}}],
};

it('comes back from JSON as it was, with what never comes', () => {
  expect(parseResults(formatResults({tenfold: record}))).toEqual({tenfold: record});
});

it('says when, how often and where a part was measured', () => {
  const where = 'Medians of 5 runs on 2026-11-15: Some processor, 2 cores, Node.js 20.20.2, Chromium 140.0.';
  expect(renderReadmeSection({guides: record})).toContain(where);
  expect(renderResults({guides: record})).toContain(where);
});

it('shows some measures in README.md, and all of them in the results', () => {
  expect(renderReadmeSection({guides: record})).not.toContain('elements');
  expect(renderResults({guides: record})).toContain('| elements | 900 |');
});

it('replaces what is between the markers of README.md, and nothing else', () => {
  const text = 'Before\n<!-- npm run bench writes from here -->\nold\n<!-- to here -->\nAfter';
  const written = replaceSection(text, 'new');
  expect(written).toBe('Before\n<!-- npm run bench writes from here -->\n\nnew\n\n<!-- to here -->\nAfter');
  expect(replaceSection(written, 'new')).toBe(written);
});

it('names the markers when they are missing', () => {
  expect(() => replaceSection('No markers', 'new')).toThrow('<!-- to here -->');
});
