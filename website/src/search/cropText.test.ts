import {expect, it} from 'vitest';
import {cropText} from './cropText.ts';

const sentence = 'Every call that changes an index answers with a number, and the change is done when its task is published.';

it('leaves a short text as it is', () => {
  expect(cropText({text: 'Short.', ranges: [[0, 5]]}, 40)).toEqual({text: 'Short.', ranges: [[0, 5]]});
});

it('shows the part of a long text that matches, cut between words', () => {
  const start = sentence.indexOf('task');
  const {text, ranges} = cropText({text: sentence, ranges: [[start, start + 4]]}, 60);
  expect(text).toBe('…a number, and the change is done when its task is published.');
  expect(ranges.map(([from, to]) => text.slice(from, to))).toEqual(['task']);
});

it('begins with a whole word near the end, too', () => {
  expect(cropText({text: sentence, ranges: [[97, 106]]}, 70).text).toBe(
    '…answers with a number, and the change is done when its task is published.',
  );
});

it('begins at the beginning when nothing matches', () => {
  expect(cropText({text: sentence, ranges: []}, 30).text).toBe('Every call that changes an…');
});

it('leaves out matches that are cut off', () => {
  expect(
    cropText(
      {
        text: sentence,
        ranges: [
          [0, 5],
          [91, 95],
        ],
      },
      30,
    ).ranges,
  ).toEqual([[0, 5]]);
});

it('cuts a text without spaces', () => {
  expect(cropText({text: 'x'.repeat(100), ranges: []}, 10).text).toBe(`${'x'.repeat(10)}…`);
});
