import {expect, it} from 'vitest';
import {stem} from './stem.ts';

it.each([
  'create creating created creation creator',
  'delete deleting deleted deletion',
  'install installing installed installation',
  'filter filtering filtered',
  'stop stopping stopped',
  'copy copying copied',
  'save saving saved',
  'expire expiry expiration expiring',
  'personalize personalise personalization personalisation',
  'behavior behaviour',
  'replace replacing replacement',
  'id ids',
])('has one stem for %s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

it.each(['string str', 'feed fe', 'core cor', 'rate ration', 'sha1 sha', 'user use'])('keeps %s apart', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(2);
});
