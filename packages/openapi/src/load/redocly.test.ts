import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {bundleFile, lintFile} from './redocly.ts';

const spec = `openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
servers:
  - {url: 'https://{region}.example.org', variables: {region: {default: us, enum: [us, de]}}}
security: [{apiKey: []}]
tags:
  - {name: tasks, description: All about tasks.}
  - {name: users, description: All about users.}
paths:
  /1/tasks/{id}:
    post:
      operationId: changeTask
      summary: Change a task
      description: Changes one task.
      tags: [tasks]
      parameters:
        - {name: id, in: path, required: true, description: The task., schema: {type: string}}
        - {name: page, in: query, description: The page., schema: {type: integer, enum: [1, 2]}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
      responses:
        '200': {description: The task., content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
        '400': {description: Something is wrong.}
components:
  securitySchemes: {apiKey: {type: apiKey, in: header, name: X-Key}}
  schemas: {Task: {type: object, properties: {name: {type: string}}}}
`;

/** Another operation, to be put before "components:". */
const secondPath = (address: string, operationId: string): string => `  ${address}:
    get:
      operationId: ${operationId}
      summary: Get
      description: Gets it.
      tags: [tasks]
      responses: {'200': {description: Fine.}, '400': {description: Wrong.}}
components:`;

function writeSpec(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'redocly-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'spec.yml'), text);
  return path.join(folder, 'spec.yml');
}

it('finds nothing wrong with a right spec', async () => {
  expect(await lintFile(writeSpec(spec))).toEqual([]);
});

describe('refuses', () => {
  it.each([
    ['a field that OpenAPI does not know', 'summary:', 'sumary:', 'Property `sumary` is not expected here.'],
    [
      'a reference that leads nowhere',
      `schema: {$ref: '#/components/schemas/Task'}`,
      `schema: {$ref: '#/Tsak'}`,
      "Can't resolve $ref",
    ],
    ['two tags of one name', 'name: users', 'name: tasks', "Duplicate tag name found: 'tasks'."],
    ['two paths that mean the same', 'components:', secondPath('/1/tasks/{name}', 'getTask'), 'The path already exists'],
    ['a server variable that is not declared', '{region}', '{zone}', 'The `zone` variable is not defined'],
    ['an enum value of another type', '[1, 2]', '[1, two]', 'expected "integer" but received "string"'],
    ['a schema with keywords of another type', '{type: object,', '{type: array,', 'Schema type mismatch'],
    ['an operation without an operationId', 'operationId: changeTask', '', 'should contain `operationId` field'],
    ['an operationId that is used twice', 'components:', secondPath('/1/users', 'changeTask'), 'a unique `operationId`'],
    [
      'a parameter that is there twice',
      'name: page, in: query',
      'name: id, in: path, required: true',
      'Operations must have unique `name` + `in` parameters.',
    ],
    ['a path with an empty parameter', '/1/tasks/{id}', '/1/tasks/{}', 'Path parameter declarations must be non-empty.'],
    ['a path whose parameter is not declared', '/1/tasks/{id}', '/1/tasks/{name}', 'does not define the path parameter `{name}`'],
    ['credentials that are not declared', 'security: [{apiKey: []}]', 'security: [{key: []}]', 'no `key` security scheme'],
  ])('%s', async (_, right, wrong, message) => {
    expect(spec).toContain(right);
    const problems = await lintFile(writeSpec(spec.replace(right, wrong)));
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  });
});

it('names file, line and pointer of a problem, what is wrong and what to do', async () => {
  const file = writeSpec(spec.replace('[tasks]', '[task]').replace('type: object', 'type: objekt'));
  expect(await lintFile(file, {rules: {'operation-tag-defined': 'error'}})).toEqual([
    {
      file,
      line: 15,
      pointer: '/paths/~11~1tasks~1{id}/post/tags/0',
      message: 'There is no tag "task". Tags in spec.yml: tasks, users. Use one of them, or add "task" to "tags" there.',
    },
    {
      file,
      line: 25,
      pointer: '/components/schemas/Task/type',
      message:
        '`type` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean object?',
    },
  ]);
});

it('says what the layer advises where its rule is broken', async () => {
  const layer = {rules: {'operation-summary': 'error'}, advice: {'operation-summary': 'Use a few words.'}} as const;
  const [problem] = await lintFile(writeSpec(spec.replace('summary: Change a task', '')), layer);
  expect(problem?.message).toBe('Operation object should contain `summary` field. Use a few words.');
});

it('shows how to name a tag where none is', async () => {
  const file = writeSpec(spec.replace('      tags: [tasks]\n', ''));
  const problems = await lintFile(file, {rules: {'operation-tag-defined': 'error'}});
  expect(problems.map(({message}) => message)).toEqual([
    'Say which tag the operation belongs to: "tags: [tasks]". Tags in spec.yml: tasks, users.',
  ]);
});

it('names the operationId itself when it is used twice, wherever it is in its operation', async () => {
  const twice = secondPath('/1/users', 'changeTask').replace(/( {6}operationId: .*\n)( {6}summary: .*\n)/, '$2$1');
  const file = writeSpec(spec.replace('components:', twice));
  expect(await lintFile(file)).toMatchObject([{line: 26, pointer: '/paths/~11~1users/get/operationId'}]);
});

it('bundles to a document whose references lead only into itself', async () => {
  const file = writeSpec(spec.replaceAll('#/components/schemas/Task', 'schemas.yml#/Task').replace(/ {2}schemas: .*\n/, ''));
  writeFileSync(path.join(path.dirname(file), 'schemas.yml'), 'Task: {type: object}');
  const document = await bundleFile(file);
  expect(document.components?.schemas).toEqual({Task: {type: 'object'}});
  expect(JSON.stringify(document).match(/"\$ref":"[^"]*"/g)).toEqual([
    '"$ref":"#/components/schemas/Task"',
    '"$ref":"#/components/schemas/Task"',
  ]);
});
