import {expect, it} from 'vitest';
import {packAnchor, unpackAnchor} from './anchors.ts';

it.each([
  ['what-can-go-wrong', '', 'What can go wrong', '0 -'],
  ['what-can-go-wrong-1', 'limits', 'What can go wrong', '0what-can-go-wrong-1'],
  ['operation/getTask/path/taskID', 'operation/getTask', 'taskID', '2path/ '],
  ['operation/getTask/path/taskID', 'operation/getTask/path/indexName', 'taskID', '3 '],
  ['operation/getTask', 'operation/getTask/path/taskID', 'Get the status', '1getTask'],
  ['tag/A/B-tests', 'introduction', 'A/B tests', '0tag/A/B-tests'],
  ['schema/1/2/3/4/5/6/7/8/9/10', 'schema/1/2/3/4/5/6/7/8/9', '10', '99/ '],
  ['a', 'a', '', '0a '],
])('keeps %s after %s', (anchor, before, title, packed) => {
  expect(packAnchor(anchor, before, title)).toBe(packed);
  expect(unpackAnchor(packed, before, title)).toBe(anchor);
});
