import {expect, it} from 'vitest';
import type {Measure} from '../measuring/measures.ts';
import type {MeasuredSubject} from '../measuring/subject.ts';
import {compareWith, compareWithPeers} from './compareSubjects.ts';

function peer(name: string, measure: Measure): MeasuredSubject {
  return {id: name.toLowerCase(), name, role: 'peer', measure};
}

function ours(measure: Measure): MeasuredSubject {
  return {id: 'ours', name: 'this site', role: 'ours', measure};
}

it('compares with the best of the peers, whichever that is', () => {
  const subjects = [
    ours({scriptBytes: 10, totalBytes: 30}),
    peer('Heavy', {scriptBytes: 400, totalBytes: 50}),
    peer('Light', {scriptBytes: 20, totalBytes: 60}),
  ];
  expect(compareWithPeers(subjects, 'scriptBytes')).toEqual({what: "script, of Light's", value: 0.5, limit: 1});
  expect(compareWithPeers(subjects, 'totalBytes')).toEqual({what: "all files, of Heavy's", value: 0.6, limit: 1});
});

it('is ahead of a peer that never gets there', () => {
  const subjects = [ours({deepLink: 900}), peer('Slow', {deepLink: Infinity})];
  expect(compareWithPeers(subjects, 'deepLink')).toEqual({what: "last operation by deep link, of Slow's", value: 0, limit: 1});
});

it('is not behind a peer when neither blocks', () => {
  const subjects = [ours({blocking: 0}), peer('Calm', {blocking: 0})];
  expect(compareWithPeers(subjects, 'blocking')).toEqual({what: "blocking time, of Calm's", value: 0, limit: 1});
});

it('gives no number when a subject was not measured', () => {
  const subjects = [ours({complete: 900}), peer('Other', {complete: 1000})];
  expect(compareWith(subjects, 'complete', 'redoc-2', 0.2)).toEqual({
    what: "all operations in the page, of redoc-2's",
    value: NaN,
    limit: 0.2,
  });
});
