import {describe, expect, it} from 'vitest';
import {listExampleSamples, readSamples} from './__fixtures__/exampleSamples.ts';
import {oddBodies, otherBodies} from './__fixtures__/oddBodies.ts';
import {readPhpArguments} from './__fixtures__/readPhp.ts';

const samples = listExampleSamples('php');

it('passes what the request holds, for every example', () => {
  const passed = samples.map(({name, code}) => [name, readPhpArguments(code)]);
  const given = samples.map(({name, call}) => {
    const values = call.arguments.map(({value}) => value ?? null);
    return [name, values.slice(0, values.findLastIndex((value) => value !== null) + 1)];
  });
  expect(samples.length).toBeGreaterThan(150);
  expect(passed).toEqual(given);
});

it.each([...oddBodies.slice(1), ...otherBodies])('passes a body with %s as it is', (_, body) => {
  const {php = ''} = readSamples('search', 'post', {path: {path: '/1'}, body});
  expect(JSON.stringify(readPhpArguments(php))).toBe(JSON.stringify(['/1', null, body]));
});

describe('an argument', () => {
  const dates = {index: 'products', endDate: '2023-03-03'};

  it('is null where it is left out, apart from the end', () => {
    const {php} = readSamples('analytics', 'getTopSearches', {query: dates});
    expect(php).toContain("getTopSearches('products', null, null, '2023-03-03');");
  });

  it('that is an empty body is an array, which the client sends as an object', () => {
    const {php} = readSamples('search', 'browse', {path: {indexName: 'films'}, body: {}});
    expect(php).toContain("browse('films', []);");
  });
});

describe('an object in a body', () => {
  const render = (body: unknown): string => {
    const {php = ''} = readSamples('search', 'saveObject', {path: {indexName: 'films'}, body});
    return php.slice(php.indexOf('saveObject'));
  };

  it('stays an object when it is empty', () => {
    expect(render({genres: {}})).toBe("saveObject('films', ['genres' => new \\stdClass()]);");
  });

  it('stays an object when its keys are those of a list', () => {
    expect(render({row: {0: 'A'}})).toBe("saveObject('films', ['row' => (object) ['0' => 'A']]);");
  });
});

it('writes control characters as escapes, in double quotes', () => {
  const {php} = readSamples('search', 'getObject', {path: {indexName: 'a\n$b"', objectID: "it's \\ so"}});
  expect(php).toContain(String.raw`getObject("a\n\$b\"", 'it\'s \\ so');`);
});
