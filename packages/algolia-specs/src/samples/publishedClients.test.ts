import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {exampleRequest, listOperations} from '@docs/openapi';
import {apis} from './__fixtures__/exampleSamples.ts';
import {readClients} from '../extensions/readExtensions.ts';
import {readRegion} from '../extensions/regions.ts';
import {buildSamples, type ClientSample} from './buildSamples.ts';

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');

/** The names under which packages are installed here, by package and version: some are there in two versions. */
const installed = new Map(
  [...readdirSync(modules), ...readdirSync(path.join(modules, '@algolia')).map((name) => `@algolia/${name}`)]
    .map((name) => ({name, file: path.join(modules, name, 'package.json')}))
    .filter(({file}) => existsSync(file))
    .map(({name, file}) => {
      const {name: published, version} = JSON.parse(readFileSync(file, 'utf8')) as {name: string; version: string};
      return [`${published} ${version}`, name];
    }),
);

const shown = [...apis].flatMap(([api, document]) =>
  listOperations(document).map((operation) => ({
    api,
    id: operation.value.operationId,
    javascript: readClients(document)?.javascript,
    region: readRegion(document),
    samples: buildSamples(document, operation, exampleRequest(operation)),
  })),
);

const find = (samples: ClientSample[], language: string): ClientSample | undefined =>
  samples.find((sample) => sample.language === language);

describe('a JavaScript sample', () => {
  it.each(shown.filter(({samples}) => find(samples, 'javascript')))(
    'of $api $id calls a method of the version that it names',
    async ({samples, javascript, region}) => {
      const {note = '', code = ''} = find(samples, 'javascript') ?? {};
      const [, version = ''] = /^For (\S+ [\w.-]*\w)/.exec(note) ?? [];
      expect([...installed.keys()]).toContain(version);
      const client = await createClient(installed.get(version) ?? '', javascript?.factory ?? '', region);
      const [, method = ''] = /await client\.(\w+)\(/.exec(code) ?? [];
      expect(typeof client[method], `${version} has no method ${method}: say why under "missing" in x-clients`).toBe('function');
    },
  );

  it('is there, or cURL says why it is not', () => {
    const unexplained = shown.filter(
      ({samples}) => !find(samples, 'javascript') && !find(samples, 'curl')?.note.startsWith("There's no JavaScript sample"),
    );
    expect(unexplained.map(({api, id}) => `${api} ${id}`)).toEqual([]);
  });
});

async function createClient(module: string, factory: string, region?: string): Promise<Record<string, unknown>> {
  const {[factory]: create} = (await import(module)) as Record<string, unknown>;
  if (typeof create !== 'function') throw new Error(`${module} has no ${factory}.`);
  return Reflect.apply(create, undefined, ['id', 'key', ...(region === undefined ? [] : [region])]) as Record<string, unknown>;
}

function read(api: string, id: string): Record<string, ClientSample | undefined> {
  const samples = shown.find((operation) => operation.api === api && operation.id === id)?.samples ?? [];
  return Object.fromEntries(samples.map((sample) => [sample.language, sample]));
}

it('names the package of every language', () => {
  const {javascript, php, java, curl} = read('search', 'saveObject');
  expect([javascript?.note, php?.note, java?.note, curl?.note]).toEqual([
    'For @algolia/client-search 5.0.0-alpha.65.',
    'For algolia/algoliasearch-client-php 4.0.0-alpha.57.',
    'For com.algolia:algoliasearch-client-java 4.0.0-SNAPSHOT.',
    '',
  ]);
});

it('calls a renamed method by its published name, and says so', () => {
  const {javascript} = read('ingestion', 'getSources');
  expect(javascript?.note).toBe('For @algolia/ingestion 1.61.0, where this method is called listSources.');
  expect(javascript?.code).toContain('await client.listSources(');
});

it('gives generic calls the path that the published client takes', () => {
  const {javascript} = read('insights', 'get');
  expect(javascript?.code).toMatch(/client\.customGet\(\{\s*path: '1\/my-endpoint',/);
  expect(javascript?.note).toMatch(/customGet\. Its path starts with the version, without a slash in front\.$/);
  expect(read('insights', 'pushEvents').javascript?.note).not.toContain('path');
});

it('names the body as the published client does', () => {
  expect(read('query-suggestions', 'updateConfig').javascript?.code).toContain('configuration: {');
});

it('names another version where the first one does not fit', () => {
  expect(read('search', 'partialUpdateObject').javascript?.note).toBe('For @algolia/client-search 5.61.0.');
});

it('says what the types of a client do not know', () => {
  expect(read('predict', 'createSegment').javascript?.note).toMatch(/^For \S+ \S+\. Its types take/);
});

it('shows cURL alone and says why when no client has the call', () => {
  const {curl, ...others} = read('ingestion', 'updateSource');
  expect(others).toEqual({});
  expect(curl?.note).toBe(
    "There's no JavaScript sample because in @algolia/ingestion 1.61.0, updateSource sends PATCH, not PUT. Use a raw HTTP request, as shown. The pre-releases for PHP and Java have no client for this API.",
  );
});
