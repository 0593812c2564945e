import {expect, it} from 'vitest';
import {parseJson} from './parseJson.ts';
import {placeFault} from './placeFault.ts';

const text = `{
  "events": [
    {"eventName": "Viewed", "a/b": 5, "tags": ["x", "y"]}
  ]
}`;

/** The text that is marked, with its line and column. */
function mark(pointer: string, about?: 'name'): string | undefined {
  const source = parseJson(text);
  if (source.kind === 'fault') throw new Error(source.fault.message);
  const place = placeFault({pointer, ...(about ? {about} : {})}, source);
  return place && `${place.line}:${place.column} ${text.slice(place.from, place.to)}`;
}

it.each([
  ['a value', '/body/events/0/eventName', undefined, '3:19 "Viewed"'],
  ['a name', '/body/events/0/eventName', 'name', '3:6 "eventName"'],
  ['a name with a slash', '/body/events/0/a~1b', 'name', '3:29 "a/b"'],
  ['an entry of a list', '/body/events/0/tags/1', undefined, '3:53 "y"'],
  ['a list by its bracket', '/body/events', undefined, '2:13 ['],
  ['an object by its bracket', '/body/events/0', undefined, '3:5 {'],
  ['the body by its bracket', '/body', undefined, '1:1 {'],
  ['what is missing at its object', '/body/events/0/userToken', undefined, '3:5 {'],
  ['what is missing from what is missing at the nearest object', '/body/a/b/c', undefined, '1:1 {'],
  ['a missing entry at its list', '/body/events/1', undefined, '2:13 ['],
] as const)('marks %s', (_, pointer, about, marked) => {
  expect(mark(pointer, about)).toBe(marked);
});

it('has no place for a parameter', () => {
  expect(mark('/query/limit')).toBeUndefined();
});
