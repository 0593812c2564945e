import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
import {createCheck} from './__fixtures__/createCheck.ts';
import {type Fault, parseJson} from '@docs/openapi';

const specs = path.resolve(import.meta.dirname, '../../../specs');
const insights = await loadAlgoliaSpec(path.join(specs, 'insights/spec.yml'));
const search = await loadAlgoliaSpec(path.join(specs, 'search/spec.yml'));
const ingestion = await loadAlgoliaSpec(path.join(specs, 'ingestion/spec.yml'));
const toInsights = createCheck(insights);
const toSearch = createCheck(search);
const toIngestion = createCheck(ingestion);

const checkEvents = (body: unknown): Fault[] => toInsights('pushEvents', {body});
const checkSearch = (body: unknown): Fault[] => toSearch('searchSingleIndex', {path: {indexName: 'films'}, body});
const event = {eventType: 'view', eventName: 'Viewed', index: 'products', userToken: 'user-1'};

/** Far above what it takes, as the machine may be busy; what it guards against takes minutes. */
const timeout = 20_000;

it('refuses a paste of 10 MB at once', () => {
  const start = performance.now();
  expect(parseJson(JSON.stringify({events: Array(100_000).fill(event)}))).toMatchObject({kind: 'fault', fault: {line: 1}});
  expect(parseJson('['.repeat(10_000_000)).kind).toBe('fault');
  expect(performance.now() - start).toBeLessThan(5000);
});

describe('reads as much as is allowed', () => {
  it.each([
    ['empty objects', `{"events":[${'{},'.repeat(800_000)}{}]}`],
    ['numbers', `[${'1,'.repeat(200_000)}1]`],
    ['fields', `{${Array.from({length: 50_000}, (_, index) => `"k${index}":1`).join(',')}}`],
    ['escapes', JSON.stringify('"\n'.repeat(100_000))],
    ['spaces', `${' '.repeat(2_400_000)}{}`],
    ['digits', `[${'9'.repeat(300)}]`],
  ])('%s', {timeout}, (_, text) => {
    expect(parseJson(text).kind).toBe('value');
  });
});

describe('explains a body of', () => {
  it('too many empty events', {timeout}, () => {
    const faults = checkEvents({events: Array.from({length: 100_000}, () => ({}))});
    expect(faults[0]).toMatchObject({pointer: '/body/events'});
    expect(faults.length).toBeLessThan(200);
  });

  it('many events that break a rule', {timeout}, () => {
    const wrong = {...event, objectIDs: ['a'], positions: []};
    expect(checkEvents({events: Array.from({length: 900}, () => wrong)})).toHaveLength(100);
  });

  it('many unknown fields', {timeout}, () => {
    const names = Array.from({length: 50_000}, (_, index) => [`k${index}`, index]);
    const faults = checkSearch(Object.fromEntries(names));
    expect(faults[0]).toMatchObject({pointer: '/body/k0'});
    expect(faults.length).toBeLessThanOrEqual(100);
  });

  it('many wrong alternatives', {timeout}, () => {
    const faults = toSearch('search', {body: {requests: Array(10_000).fill({a: 1})}});
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(400);
  });

  it('a very long text', {timeout}, () => {
    const [fault] = checkEvents({events: [{...event, userToken: 'u'.repeat(1_900_000)}]});
    expect(fault?.message).toBe('`userToken` has 1,900,000 characters; at most 128 are allowed.');
  });

  it.each(['*', ' ', '1,', 'a '])('a cron expression of a million "%s"', {timeout}, (part) => {
    const trigger = {type: 'schedule', cron: part.repeat(1_000_000)};
    const body = {
      sourceID: 'b7e4d1c9-52a8-4f36-9e0b-7a1c3d5f8e24',
      destinationID: 'd82f6b13-4c7e-4a95-b1d0-5f9e8c3a6b27',
      trigger,
      action: 'save',
    };
    const [fault] = toIngestion('createTask', {body});
    expect(fault?.pointer).toBe('/body/trigger/cron');
    expect(fault?.message.length).toBeLessThan(300);
  });
});

it('refuses what is nested too deep, in a text and in a value', () => {
  const nest = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)) as unknown;
  expect(parseJson('{"a":'.repeat(1000) + '1' + '}'.repeat(1000))).toMatchObject({
    fault: {message: 'This is nested more than 200 levels deep, which is too deep to check.'},
  });
  for (const depth of [201, 1000, 5000])
    expect(checkEvents(nest(depth))).toMatchObject([
      {pointer: '/body', message: 'The body is nested more than 200 levels deep, which is too deep to check.'},
    ]);
  expect(checkEvents(nest(200)).map(({pointer}) => pointer)).toEqual(['/body/events', '/body/a']);
});

describe('names that every object has', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a field like any other', (name) => {
    const parsed = parseJson(`{"query": "dune", "${name}": {"admin": true}}`);
    const value = parsed.kind === 'value' ? parsed.value : undefined;
    expect(checkSearch(value)).toMatchObject([{pointer: `/body/${name}`, message: `\`${name}\` is not a field of the body.`}]);
    const events = JSON.parse(`{"events": [{"${name}": 1}]}`) as unknown;
    expect(checkEvents(events).map(({pointer}) => pointer)).toContain(`/body/events/0/${name}`);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('do not count as given', () => {
    expect(toSearch('getTask', {path: {indexName: 'films'}})).toMatchObject([{pointer: '/path/taskID'}]);
  });
});

describe('values that JSON does not have', () => {
  it.each([NaN, Infinity, undefined, () => 1, Symbol('a'), 5n, new Date(0)])('%s', (value) => {
    const faults = checkSearch({hitsPerPage: value, query: value});
    if (value === undefined) expect(faults).toEqual([]);
    else expect(faults.map(({pointer}) => pointer)).toEqual(['/body/hitsPerPage', '/body/query']);
  });

  it('half a character', () => {
    const parsed = parseJson('{"query": "\ud83d"}');
    expect(parsed.kind === 'fault' && parsed.fault.message).toContain('half a character');
    expect(checkEvents({events: [{...event, userToken: '\ud83d'}]})).toMatchObject([{pointer: '/body/events/0/userToken'}]);
    expect(checkSearch({'\ud83d': 1})).toMatchObject([{message: '`?` is not a field of the body.'}]);
  });
});
