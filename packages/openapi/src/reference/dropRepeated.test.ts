import {expect, it} from 'vitest';
import {dropRepeated} from './dropRepeated.ts';

it('drops a text that is there already', () => {
  expect(dropRepeated('The source was removed.', 'The source was removed.')).toBe('');
  expect(dropRepeated('A <code>task</code>.', 'A <code>task</code>.')).toBe('');
});

it('keeps the sentences that are new', () => {
  expect(dropRepeated('The rule was saved. It applies soon.', 'The rule was saved. Wait for it.')).toBe('It applies soon.');
  expect(dropRepeated('One page of tests.', 'One page of tests. It may be empty.')).toBe('');
  expect(dropRepeated('The tasks.', 'The task.')).toBe('The tasks.');
});

it('does not cut a sentence that goes on', () => {
  expect(dropRepeated('Some tasks, e.g. these. Others.', 'Others. Some tasks, e.g. those.')).toBe('Some tasks, e.g. these.');
});

it('never takes half of a text with HTML', () => {
  const html = '<p>Removed.</p><p>Removed. For good.</p>';
  expect(dropRepeated(html, 'Removed.')).toBe(html);
});
