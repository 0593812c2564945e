import vm from 'node:vm';
import prettier from 'prettier';
import {describe, expect, it} from 'vitest';
import {listExampleSamples, readSamples} from './__fixtures__/exampleSamples.ts';
import {oddBodies, otherBodies} from './__fixtures__/oddBodies.ts';

/** Runs a sample with a client that only notes its argument. Gives JSON, since the values are of another realm. */
async function run(code: string): Promise<string> {
  const notes: unknown[] = [];
  const client = new Proxy({}, {get: () => (argument: unknown) => notes.push(argument)});
  const script = code.replace(/^import .*;$/m, '');
  await (vm.runInNewContext(`(async () => {${script}})()`, {searchClient: () => client}) as Promise<void>);
  return JSON.stringify(notes[0]);
}

const samples = listExampleSamples('javascript');
const prettierOptions = {parser: 'babel', singleQuote: true, bracketSpacing: false};

it('is formatted as Prettier would, for every example', {timeout: 30_000}, async () => {
  const formatted = await Promise.all(samples.map(({code}) => prettier.format(code, prettierOptions)));
  expect(samples.map(({code}) => `${code}\n`)).toEqual(formatted);
});

it.each([
  [
    'several objects',
    [
      {x: 1, y: 2},
      {x: 3, y: 4},
    ],
  ],
  [
    'several lists',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['small objects', [{x: 1}, {x: 3}]],
  ['one object', [{x: 1, y: 2}]],
])('breaks a list of %s as Prettier does', async (_, body) => {
  const {javascript = ''} = readSamples('search', 'saveObject', {path: {indexName: 'films'}, body});
  expect(`${javascript}\n`).toBe(await prettier.format(javascript, prettierOptions));
});

it.each([...oddBodies, ...otherBodies])('passes a body with %s as it is', async (_, body) => {
  const {javascript = ''} = readSamples('search', 'saveObject', {path: {indexName: 'films'}, body});
  expect(await run(javascript)).toBe(JSON.stringify({indexName: 'films', body}));
});

describe('the argument', () => {
  it('is the body itself when there is no other input', () => {
    const {javascript} = readSamples('search', 'search', {body: {requests: []}});
    expect(javascript).toContain('client.search({requests: []});');
  });

  it('is an object when the body is a list', () => {
    const {javascript} = readSamples('search', 'replaceSources', {body: []});
    expect(javascript).toContain('client.replaceSources({source: []});');
  });

  it('is left out when nothing is given', () => {
    const {javascript} = readSamples('search', 'search', {});
    expect(javascript).toContain('client.search();');
  });

  it('holds headers by their name in camel case', () => {
    const {javascript} = readSamples('search', 'assignUserId', {headers: {'X-Algolia-User-ID': 'berlin'}});
    expect(javascript).toContain("client.assignUserId({xAlgoliaUserID: 'berlin'});");
  });
});

it.each([
  ['dune', `'dune'`],
  [`it's`, `"it's"`],
  [`it's "so"`, `'it\\'s "so"'`],
  [`'a' "b"`, `'\\'a\\' "b"'`],
  ['a\\b', `'a\\\\b'`],
  ['a\nb', `'a\\nb'`],
])('writes %j as %s', (text, literal) => {
  const {javascript} = readSamples('search', 'deleteIndex', {path: {indexName: text}});
  expect(javascript).toContain(`{indexName: ${literal}}`);
});
