import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {listOperations, listSchemas} from '../document/walk.ts';
import {loadAnyDocument} from './loadAnyDocument.ts';
import {SpecError} from './specProblem.ts';

function write(text: string | Buffer, name = 'openapi.yml'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-any-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
}

/** The error that loading gives, with paths as they are seen from the folder of the file. */
async function loadError(file: string): Promise<string> {
  const error: unknown = await loadAnyDocument(file).catch((reason: unknown) => reason);
  if (!(error instanceof SpecError)) throw new Error(`Loading gives no SpecError: ${String(error)}`);
  return error.message.replaceAll(`${path.dirname(file)}/`, '').replaceAll(path.dirname(file), 'folder');
}

describe('what cannot be read gives an error', () => {
  it('for a file that is not there, which names those that are', async () => {
    expect(await loadError(path.join(path.dirname(write('a: 1')), 'api.yml'))).toMatchInlineSnapshot(`
      "1 problem:
      api.yml:1 /
        There is no such file. YAML and JSON files there: openapi.yml. Fix the path."
    `);
  });

  it('for a folder that is not there', async () => {
    expect(await loadError(path.join(tmpdir(), 'no-such-folder/api.yml'))).toContain('either. Fix the path.');
  });

  it('for a folder', async () => {
    expect(await loadError(path.dirname(write('a: 1')))).toContain(
      'This is a folder. Name a file in it. YAML and JSON files there: openapi.yml.',
    );
  });

  it.each([
    ['an empty file', ' \n', 'openapi.yml:1 /\n  The file is empty. Start it with "openapi: 3.1.0"'],
    ['nothing but comments', '# To do.\n', 'openapi.yml:1 /\n  This is no OpenAPI document: it is empty'],
    ['broken YAML', 'openapi: 3.1.0\ninfo:\n  a: 1\n b: 2\n', 'openapi.yml:4 /\n  Not valid YAML or JSON, fix it at this line: '],
    ['broken JSON', '{"openapi": "3.1.0"\n "info": {}}', 'openapi.yml:2 /\n  Not valid YAML or JSON, fix it at this line: '],
    [
      'a version that nobody knows',
      'info: {}\nopenapi: 4.0.0\n',
      'openapi.yml:2 /openapi\n  This document says that it is OpenAPI "4.0.0".',
    ],
    [
      'something else',
      'name: a\n',
      'openapi.yml:1 /\n  This is no OpenAPI document: it has no "openapi" field. It starts with "name".',
    ],
    ['AsyncAPI', 'asyncapi: 3.0.0\n', 'This is an AsyncAPI document'],
    ['Postman', '{"info": {"schema": "https://schema.getpostman.com/a.json"}}', 'This is a Postman collection'],
    ['RAML', '#%RAML 1.0\ntitle: A\n', 'This is RAML'],
    ['GraphQL', 'type Query {\n  a: String\n}\n', 'This is a GraphQL schema'],
    ['HTML', '<!doctype html>\n<title>Sign in</title>', 'This is HTML'],
    ['aliases that multiply', `a0: &a0 []\n${multiply()}`, 'aliases multiply it'],
  ])('for %s', async (_, text, message) => {
    expect(await loadError(write(text))).toContain(message);
  });
});

function multiply(): string {
  return Array.from({length: 30}, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n');
}

it.each([
  ['with a mark of its encoding', Buffer.from('\uFEFFopenapi: 3.1.0')],
  ['in UTF-16', Buffer.from('\uFEFFopenapi: 3.1.0', 'utf16le')],
  ['as JSON', Buffer.from('{"openapi": "3.1.0"}')],
  ['as JSON with comments', Buffer.from('{"openapi": "3.1.0", # Ours.\n}')],
])('reads a file %s', async (_, bytes) => {
  expect((await loadAnyDocument(write(bytes))).document.openapi).toBe('3.1.0');
});

it('says the line of what is not as the standard says, and how it was read', async () => {
  const file = write(`openapi: 3.0.2
info:
  title: Pets
paths:
  /pets:
    get:
      operationId: get
      responses:
        '200':
          $ref: '#/components/responses/Nope'
    put:
      operationId: get
      responses: {}
`);
  expect((await loadAnyDocument(file)).warnings).toEqual([
    {file, line: 2, pointer: '/info/version', message: 'The API has no version.'},
    {
      file,
      line: 9,
      pointer: '/paths/~1pets/get/responses/200',
      message: '"#/components/responses/Nope" leads nowhere in this document. It\'s read as if it were empty.',
    },
    {file, line: 9, pointer: '/paths/~1pets/get/responses/200/description', message: 'The response has no description.'},
    {
      file,
      line: 12,
      pointer: '/paths/~1pets/put/operationId',
      message: "The ID isn't the operation's own. It's called \"get-2\".",
    },
  ]);
});

it('never fetches anything', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const file = write(
    `{openapi: 3.1.0, info: {title: '', version: ''}, components: {schemas: {A: {$ref: 'https://example.org/a.yml'}}}}`,
  );
  const {warnings} = await loadAnyDocument(file);
  expect(warnings.map(({message}) => message)).toEqual([expect.stringContaining("is on another host, and isn't fetched.")]);
  expect(fetch).not.toHaveBeenCalled();
});

describe('a document like those of upstream', () => {
  const folder = path.join(import.meta.dirname, '__fixtures__/upstream');
  const loading = loadAnyDocument(path.join(folder, 'spec.yml'));

  it('loads with warnings only where the standard says otherwise', async () => {
    const {warnings} = await loading;
    expect(warnings.map(({file, line, message}) => `${path.relative(folder, file)}:${line} ${message.split(',')[0]}`)).toEqual([
      'spec.yml:4 "summary" is new in OpenAPI 3.1',
      'paths/index.yml:31 type: "null" is new in OpenAPI 3.1',
      'schemas/record.yml:16 type: ["number"',
    ]);
  });

  it('has all of its operations, with their extensions, and its schemas', async () => {
    const {document} = await loading;
    expect(listOperations(document).map(({value}) => [value.operationId, value['x-acl']])).toEqual([
      ['saveObject', ['addObject']],
      ['getTask', ['search']],
    ]);
    expect(document.paths['/1/indexes/{indexName}']?.post?.['x-codeSamples']).toHaveLength(1);
    expect(document.info.summary).toBe('Search and manage indices.');
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(['record', 'taskID', 'task', 'error']);
    expect(document.components?.securitySchemes?.apiKey).toEqual({type: 'apiKey', in: 'header', name: 'x-api-key'});
  });
});

const examples = path.dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));
const files = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(path.join(examples, version), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(json|ya?ml)$/.test(file))
    .map((file) => path.join(version, file)),
);

it.each(files)('loads %s', async (file) => {
  const {document, warnings} = await loadAnyDocument(path.join(examples, file));
  expect(document.info.title).not.toBe('');
  expect(listSchemas(document).filter(({value}) => value.nullable !== undefined || value.example !== undefined)).toEqual([]);
  expect(warnings.filter(({line, file: place}) => line < 2 || !place.endsWith(file))).toEqual([]);
});
