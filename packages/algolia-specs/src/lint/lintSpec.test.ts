import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {SpecError} from '@docs/openapi/load';
import {lintSpec} from './lintSpec.ts';

const renderGenericCall = (method: string): string => `${method}:
  operationId: ${method}
  summary: Send any request
  description: Sends it as it is.
  tags: [tasks]
  responses: {'200': {$ref: 'responses.yml#/Done'}, '400': {$ref: 'responses.yml#/Wrong'}}
`;

const files = {
  'tasks/spec.yml': `openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
servers: [{url: 'https://example.org'}]
security: [{appId: [], apiKey: []}]
tags: [{name: tasks, description: All about tasks.}]
paths:
  /1/tasks/{id}: {$ref: 'paths/tasks/{id}.yml'}
  /1{path}: {$ref: '../common/genericCalls.yml'}
components:
  securitySchemes:
    appId: {type: apiKey, in: header, name: X-App}
    apiKey: {type: apiKey, in: header, name: X-Key}
`,
  'tasks/paths/tasks/{id}.yml': `put:
  operationId: changeTask
  summary: Change a task
  description: Changes one task.
  tags: [tasks]
  parameters:
    - {name: id, in: path, required: true, description: The task., schema: {type: integer}, example: 5}
  requestBody:
    required: true
    content:
      application/json:
        schema: {$ref: '../../schemas.yml#/Task'}
        examples:
          task: {value: {name: Sweep}}
  responses: {'200': {$ref: '../../../common/responses.yml#/Done'}, '403': {$ref: '../../../common/responses.yml#/Wrong'}}
`,
  'tasks/schemas.yml': `Task:
  type: object
  description: Something to do.
  required: [name]
  properties:
    name:
      type: string
      description: What to do.
      examples: [Sweep]
`,
  'tasks/requests.yml': `- {name: a task, operation: changeTask, valid: true, path: {id: 5}, body: {name: Sweep}}
- {name: a task without a name, operation: changeTask, valid: false, because: name is required, path: {id: 5}, body: {}}
`,
  'common/genericCalls.yml': `parameters:
  - {name: path, in: path, required: true, description: The rest., schema: {type: string}, example: /keys}
${['get', 'post', 'put', 'delete'].map(renderGenericCall).join('')}`,
  'common/responses.yml': `Done:
  description: It is done.
  content: {application/json: {schema: {type: object}, examples: {done: {value: {}}}}}
Wrong:
  description: Something is wrong.
  content:
    application/json:
      schema: {type: object, properties: {message: {type: string, description: What., examples: [No name]}}}
      examples: {wrong: {value: {message: No name}}}
`,
};

const keyRights = ['search', 'addObject'];

/** Writes a right spec, of which some files are changed, and returns the path of its first file. */
function createSpec(changes: Partial<typeof files>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-spec-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries({...files, ...changes})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  return path.join(folder, 'tasks/spec.yml');
}

/** Request cases, followed by the right ones: without a case of each kind there is one more problem. */
function withCases(text: string): string {
  return text + files['tasks/requests.yml'];
}

/** The error that linting gives, with paths as they are seen from the folder of all specs. */
async function lintError(changes: Partial<typeof files>): Promise<string> {
  const file = createSpec(changes);
  const error: unknown = await lintSpec(file, keyRights).catch((reason: unknown) => reason);
  if (!(error instanceof SpecError)) throw new Error(`Linting gives no SpecError: ${String(error)}`);
  return error.message.replaceAll(path.dirname(path.dirname(file)), 'specs');
}

it('returns the document of a right spec', async () => {
  const {paths, components} = await lintSpec(createSpec({}), keyRights);
  expect(Object.keys(paths)).toEqual(['/1/tasks/{id}', '/1{path}']);
  expect(Object.keys(components?.schemas ?? {})).toEqual(['Task']);
});

it('lists what breaks a rule with the file and line where it is written, whatever kind of rule', async () => {
  expect(
    await lintError({
      'tasks/spec.yml': files['tasks/spec.yml']
        .replace('{appId: [], apiKey: []}', '{apiKey: []}')
        .replace('/1/tasks/{id}:', '/1/tasks/by/{id}:'),
      'tasks/paths/tasks/{id}.yml': files['tasks/paths/tasks/{id}.yml']
        .replace('summary: Change a task', 'summary: Change a task.')
        .replace('name: Sweep', 'name: 5'),
      'tasks/schemas.yml': files['tasks/schemas.yml'].replace('description: What to do.', 'description: What to do'),
      'common/responses.yml': files['common/responses.yml'].replace('examples: {done: {value: {}}}', ''),
      'tasks/requests.yml': files['tasks/requests.yml'].replace('{id: 5}, body: {name', '{id: a}, body: {name'),
    }),
  ).toMatchInlineSnapshot(`
    "7 problems:
    tasks/spec.yml:4 /security
      Require both headers in one entry: "- {appId: [], apiKey: []}".
    tasks/paths/tasks/{id}.yml:3 /put/summary
      Use at most 60 characters and no full stop.
    tasks/schemas.yml:8 /Task/properties/name/description
      Write whole sentences, with a full stop.
    common/responses.yml:3 /Done/content/application~1json
      Give the body a schema and at least one realistic example under "examples".
    tasks/paths/tasks/{id}.yml:14 /put/requestBody/content/application~1json/examples/task/value/name
      The example does not fit its schema. \`name\` must be a string, but is the number 5.
    tasks/spec.yml:7 /paths/~11~1tasks~1by~1{id}
      Put this path into its own file: "$ref: 'paths/tasks/by/{id}.yml'".
    tasks/requests.yml:1 /
      "a task" should be accepted: /path/id: \`id\` must be an integer, but is the string "a"."
  `);
});

it('lists only what is wrong with the document as OpenAPI as long as there is anything', async () => {
  expect(
    await lintError({
      'tasks/paths/tasks/{id}.yml': files['tasks/paths/tasks/{id}.yml'].replace('summary: Change a task', ''),
      'tasks/schemas.yml': files['tasks/schemas.yml'].replace('description: What to do.', 'description: What to do'),
    }),
  ).toMatchInlineSnapshot(`
    "1 problem:
    tasks/paths/tasks/{id}.yml:1 /put/summary
      Operation object should contain \`summary\` field."
  `);
});

describe('a request case is wrong when', () => {
  it('it should be accepted and is refused', async () => {
    expect(
      await lintError({
        'tasks/requests.yml': withCases(`- {name: a task, operation: changeTask, valid: true, path: {id: 5}, body: {name: Sweep}}
- name: a nameless task
  operation: changeTask
  valid: true
  path: {id: five}
  body: {}
`),
      }),
    ).toMatchInlineSnapshot(`
      "1 problem:
      tasks/requests.yml:2 /
        "a nameless task" should be accepted: /path/id: \`id\` must be an integer, but is the string "five". /body/name: \`name\` is missing from the body."
    `);
  });

  it('it should be refused and is accepted', async () => {
    expect(
      await lintError({
        'tasks/requests.yml': withCases(`
- name: a short name
  operation: changeTask
  valid: false
  because: a name has two letters
  path: {id: 5}
  body: {name: A}
`),
      }),
    ).toMatchInlineSnapshot(`
      "1 problem:
      tasks/requests.yml:2 /
        "a short name" should be rejected (a name has two letters), but nothing is wrong with it."
    `);
  });

  it('it is refused at another place', async () => {
    expect(
      await lintError({
        'tasks/requests.yml': withCases(`- name: a nameless task
  operation: changeTask
  valid: false
  because: a task has a name
  at: /path/id
  path: {id: 5}
  body: {}
`),
      }),
    ).toMatchInlineSnapshot(`
      "1 problem:
      tasks/requests.yml:1 /
        "a nameless task" should be rejected at /path/id, but the first fault is at /body/name: \`name\` is missing from the body."
    `);
  });

  it('it does not say why it is refused', async () => {
    expect(
      await lintError({
        'tasks/requests.yml': withCases('- {name: no body, operation: changeTask, valid: false, path: {id: 5}}\n'),
      }),
    ).toMatchInlineSnapshot(`
      "1 problem:
      tasks/requests.yml:1 /
        Say under "because" why "no body" is rejected."
    `);
  });

  it('its operation does not exist, and the others are checked all the same', async () => {
    expect(
      await lintError({
        'tasks/requests.yml': withCases(`- {name: a task, operation: addTask, valid: true, body: {name: Sweep}}
- {name: no task, operation: changeTask, valid: true, path: {id: 5}}
`),
      }),
    ).toMatchInlineSnapshot(`
      "2 problems:
      tasks/requests.yml:1 /
        There is no operation "addTask". Use one of changeTask, get, post, put, delete.
      tasks/requests.yml:2 /
        "no task" should be accepted: /body: The body is missing."
    `);
  });
});

it('throws when there are no request cases', async () => {
  const file = createSpec({});
  rmSync(path.join(path.dirname(file), 'requests.yml'));
  await expect(lintSpec(file, keyRights)).rejects.toThrow(
    'tasks/requests.yml:1 /\n  Add this file with requests that the API accepts and rejects.',
  );
});

it.each([
  [true, 'No case is refused. Add a request that the API refuses, with "valid: false", "because" and "at".'],
  [false, 'No case is accepted. Add a request that the API accepts, with "valid: true".'],
])('throws when all request cases have "valid: %s"', async (valid, message) => {
  const cases = files['tasks/requests.yml'].split('\n').filter((line) => line.includes(`valid: ${valid}`));
  expect(await lintError({'tasks/requests.yml': `${cases.join('\n')}\n`})).toBe(
    `1 problem:\ntasks/requests.yml:1 /\n  ${message}`,
  );
});

it('throws when a file of paths is missing from spec.yml', async () => {
  const file = createSpec({});
  writeFileSync(path.join(path.dirname(file), 'paths/tasks.yml'), 'get: {operationId: listTasks}\n');
  await expect(lintSpec(file, keyRights)).rejects.toThrow(
    `tasks/paths/tasks.yml:1 /\n  No path of tasks/spec.yml refers to this file. Add "/1/tasks: {$ref: 'paths/tasks.yml'}"`,
  );
});
