import {expect, it} from 'vitest';
import {chooseText, findAnswers, shareAsked, shareOf} from './answers.ts';
import {readQuery} from './query.ts';
import {indexPages} from './__fixtures__/indexPages.ts';

const index = indexPages({
  '/docs/a': '<h1>Tasks</h1><p>One.</p><p>A task.</p><p>A task of personalization.</p>',
  '/docs/b': '<h1>B</h1><p>Two.</p><p>Three.</p>',
});
const answers = findAnswers(index, readQuery(index, 'personalization task'));

it('chooses the text that answers most words, else the first', () => {
  expect(chooseText(index, 0, answers)).toBe('A task of personalization.');
  expect(chooseText(index, 1, answers)).toBe('Two.');
});

it('tells how much of the query and of the terms is answered', () => {
  const task = index.termNumbers.get('task') ?? -1;
  const one = index.termNumbers.get('one') ?? -1;
  expect(shareOf(answers, 0b11)).toBeCloseTo(1);
  expect(shareOf(answers, 0b10)).toBe(0.5);
  expect(shareAsked(answers, [task, one])).toBe(0.5);
});
