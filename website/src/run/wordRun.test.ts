import {expect, it} from 'vitest';
import type {RunState} from './runState.ts';
import {wordEnd, wordRequest, wordRequests, wordRun, wordTime} from './wordRun.ts';

const state: RunState = {milliseconds: 1234, lines: [], isCut: false, requests: [], requestCount: 0};

it('says how a run ended', () => {
  expect(wordEnd(state)).toBe('Running…');
  expect(wordEnd({...state, end: 'finished'})).toBe('Ran in 1.2 s');
  expect(wordEnd({...state, end: 'failed', milliseconds: 0.2})).toBe('Failed after 1 ms');
  expect(wordEnd({...state, end: 'stopped'})).toBe('Stopped after 1.2 s');
  expect(wordEnd({...state, end: 'too long'})).toBe('Stopped after 10 s: the program didn’t finish');
});

it('says to those who listen what came of it', () => {
  const line = {stream: 'out', text: 'a'} as const;
  expect(wordRun({...state, end: 'finished'})).toBe('Ran in 1.2 s. No output');
  expect(wordRun({...state, end: 'finished', lines: [line]})).toBe('Ran in 1.2 s. 1 line of output');
  expect(wordRun({...state, end: 'finished', lines: [line, line]})).toBe('Ran in 1.2 s. 2 lines of output');
  const error = {name: 'ApiError', message: 'No such index'};
  expect(wordRun({...state, end: 'failed', lines: [line], error})).toBe('Failed after 1.2 s. ApiError: No such index');
});

it('says what became of a request', () => {
  const request = {method: 'GET', path: '/', body: ''};
  expect(wordRequest(request)).toBe('no response yet');
  expect(wordRequest({...request, problem: 'not sent'})).toBe('not sent');
  expect(wordRequest({...request, status: 404, milliseconds: 3.4})).toBe('404 3 ms');
  expect([wordRequests(1), wordRequests(2000), wordRequests(1234567)]).toEqual([
    '1 request',
    '2,000 requests',
    '1,234,567 requests',
  ]);
  expect(wordTime(999)).toBe('999 ms');
});
