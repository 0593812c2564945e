import {expect, it} from 'vitest';
import {markFaults} from './markFaults.ts';

/** The text with its faults in brackets. */
function show(text: string, ...ranges: [from: number, to: number][]): string {
  const parts = markFaults(
    text,
    ranges.map(([from, to]) => ({from, to})),
  );
  return parts.map(({part, isFault}) => (isFault ? `[${part}]` : part)).join('');
}

it('cuts the text at its faults, whatever their order', () => {
  expect(show('one two three', [8, 13], [4, 7])).toBe('one [two] [three]');
});

it('marks a letter where a fault has no length', () => {
  expect(show('one two', [4, 4])).toBe('one [t]wo');
});

it('marks each letter once where faults overlap', () => {
  expect(show('one two', [0, 5], [2, 4], [4, 7])).toBe('[one t][wo]');
});

it('keeps the text whole without faults, and with one behind its end', () => {
  expect(show('one')).toBe('one');
  expect(show('one', [3, 3])).toBe('one');
});
