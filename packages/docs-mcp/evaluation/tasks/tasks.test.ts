import {expect, it} from 'vitest';
import {plans} from '../plans.ts';
import {tasks} from './tasks.ts';

it('gives every task an ID of its own', () => {
  const ids = tasks.map(({id}) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('has a task for every plan', () => {
  expect(Object.keys(plans).filter((kind) => !tasks.some((task) => task.kind === kind))).toEqual([]);
});

it.each(tasks)('asks in $id for facts that are not in it already', ({question, words = '', given = {}, needs}) => {
  const known = [question, words, ...Object.values(given).map(String), JSON.stringify(given), ''];
  const tooEasy = needs.filter(({pattern}) => known.some((text) => pattern.test(text)));
  expect(tooEasy.map(({name}) => name)).toEqual([]);
});

it.each(tasks)('names each need of $id once', ({needs}) => {
  expect(needs.length).toBeGreaterThan(1);
  expect(new Set(needs.map(({name}) => name)).size).toBe(needs.length);
});

// A pattern that remembers where it stopped would find the same fact only every other time.
it.each(tasks)('has patterns without state in $id', ({needs}) => {
  expect(needs.filter(({pattern}) => pattern.global || pattern.sticky)).toEqual([]);
});
