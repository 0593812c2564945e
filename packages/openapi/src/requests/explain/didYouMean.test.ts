import {expect, it} from 'vitest';
import {findNearest, measureDistance} from './didYouMean.ts';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['query', 'query', 0],
  ['qury', 'query', 1],
  ['queryy', 'query', 1],
  ['quary', 'query', 1],
  ['qurey', 'query', 1],
  ['kitten', 'sitting', 3],
])('needs for %s and %s %i steps', (one, other, steps) => {
  expect(measureDistance(one, other)).toBe(steps);
  expect(measureDistance(other, one)).toBe(steps);
});

const names = ['eventName', 'eventType', 'index', 'userToken', 'objectIDs'];

it.each([
  ['eventname', 'eventName'],
  ['event-name', 'eventName'],
  ['EventTyp', 'eventType'],
  ['indx', 'index'],
  ['indexes', 'index'],
  ['objectID', 'objectIDs'],
])('takes %s for %s', (text, name) => {
  expect(findNearest(text, names)).toBe(name);
});

it.each(['', 'x', 'colour', 'in', 'token', 'x'.repeat(5000)])('takes %s for none', (text) => {
  expect(findNearest(text, names)).toBeUndefined();
});
