import {describe, expect, it} from 'vitest';
import type {RequestRule} from '../extensions/readExtensions.ts';
import {checkRules} from './checkRules.ts';

const checkRule = (rule: RequestRule, body: unknown): ReturnType<typeof checkRules> =>
  checkRules({operationId: 'addTask', responses: {}, 'x-rules': [rule]}, body);

describe('maxBodyBytes', () => {
  const check = (value: number, body: unknown): string[] =>
    checkRule({rule: 'maxBodyBytes', value, message: 'The body must be small.'}, body).map(
      ({pointer, message}) => `${pointer} ${message}`,
    );

  it.each([
    ['{"name":"a"}', {name: 'a'}, 12],
    ['a letter of two bytes', 'é', 4],
    ['a sign of four bytes', '🎬', 6],
    ['no body', undefined, 4],
  ])('accepts a body below the limit and refuses one at it: %s', (_, body, bytes) => {
    expect(check(bytes + 1, body)).toEqual([]);
    expect(check(bytes, body)).toEqual([`/body The body must be small; it has ${bytes} bytes.`]);
    expect(check(bytes - 1, body)).toEqual([`/body The body must be small; it has ${bytes} bytes.`]);
  });
});

describe('maxJsonBytes', () => {
  const texts = {message: 'Notes must be short.', suggestion: 'Store the rest elsewhere.'};
  const check = (body: unknown, value: number, at = '/*/notes'): unknown =>
    checkRule({rule: 'maxJsonBytes', at, value, ...texts}, body);
  const tooLong = (pointer: string, bytes: number): unknown => ({
    ...texts,
    pointer,
    message: `Notes must be short; it has ${bytes} bytes.`,
  });

  it('accepts a value at the limit and refuses one above it', () => {
    expect(check([{notes: {a: 'é'}}], 10)).toEqual([]);
    expect(check([{notes: {a: 'é'}}], 9)).toEqual([tooLong('/body/0/notes', 10)]);
  });

  it('names each value that is too large', () => {
    expect(check([{notes: 'a very long note'}, {notes: 'short'}, {notes: 'another long note'}], 12)).toEqual([
      tooLong('/body/0/notes', 18),
      tooLong('/body/2/notes', 19),
    ]);
  });

  it('looks at one value when the place is one', () => {
    expect(check({rule: {notes: 'a very long note'}}, 12, '/rule/notes')).toEqual([tooLong('/body/rule/notes', 18)]);
  });

  it('finds nothing where there is no such value', () => {
    expect(check([{}, null, 'a very long note'], 12)).toEqual([]);
    expect(check(undefined, 12)).toEqual([]);
  });
});

describe('sameLength', () => {
  const message = 'Send as many positions as objectIDs.';
  const check = (body: unknown, at = '/events/*'): unknown =>
    checkRule({rule: 'sameLength', at, fields: ['objectIDs', 'positions'], message}, body);

  it.each([
    ['both lists have the same length', {objectIDs: ['a', 'b'], positions: [1, 2]}],
    ['only the first list is there', {objectIDs: ['a', 'b']}],
    ['only the second list is there', {positions: [1]}],
    ['neither list is there', {}],
    ['one is not a list, which is for the schema to say', {objectIDs: ['a'], positions: 'first'}],
    ['the entry is not an object, which is for the schema to say', null],
  ])('accepts an event when %s', (_, event) => {
    expect(check({events: [event]})).toEqual([]);
  });

  it('names each event whose lists differ', () => {
    const events = [
      {objectIDs: ['a'], positions: []},
      {objectIDs: ['a'], positions: [1]},
      {objectIDs: ['a'], positions: [1, 2]},
    ];
    expect(check({events})).toEqual([
      {
        pointer: '/body/events/0/positions',
        message: 'Send as many positions as objectIDs; `objectIDs` has 1 entry, `positions` has no entries.',
      },
      {
        pointer: '/body/events/2/positions',
        message: 'Send as many positions as objectIDs; `objectIDs` has 1 entry, `positions` has 2 entries.',
      },
    ]);
  });

  it('looks at the whole body when no place is named', () => {
    expect(check({objectIDs: ['a'], positions: []}, '')).toMatchObject([{pointer: '/body/positions'}]);
  });

  it.each([undefined, null, 'text', {}, {events: {}}])('finds nothing in a body without such places: %j', (body) => {
    expect(check(body)).toEqual([]);
  });
});

describe('requiredWith', () => {
  const message = 'A click with a queryID needs positions.';
  const check = (event: unknown): unknown =>
    checkRule(
      {rule: 'requiredWith', at: '/events/*', field: 'positions', with: 'queryID', where: {type: 'click'}, message},
      {
        events: [{}, event],
      },
    );

  it.each([
    ['both fields are there', {type: 'click', queryID: 'a', positions: []}],
    ['neither is there', {type: 'click'}],
    ['it is of another kind', {type: 'view', queryID: 'a'}],
    ['it is not an object', null],
  ])('accepts an event when %s', (_, event) => {
    expect(check(event)).toEqual([]);
  });

  it('names the field that is missing', () => {
    expect(check({type: 'click', queryID: 'a'})).toEqual([{pointer: '/body/events/1/positions', message}]);
  });

  it('needs no other field to apply', () => {
    const rule = {rule: 'requiredWith', at: '', field: 'to', with: 'from', message: 'Say where it ends.'} as const;
    expect(checkRule(rule, {from: 1})).toEqual([{pointer: '/body/to', message: 'Say where it ends.'}]);
  });
});
