import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {bundleFile} from './redocly.ts';
import {createLocate} from './sources.ts';

const files = {
  'spec.yml': `openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
security:
  - apiKey: []
paths:
  /1/tasks/{id}:
    $ref: 'paths/tasks/{id}.yml'
  /1/users:
    $ref: 'paths/users.yml'
components:
  securitySchemes:
    $ref: 'common/securitySchemes.yml'
  schemas:
    Unused:
      type: string
`,
  'paths/tasks/{id}.yml': `parameters:
  - $ref: '../../parameters.yml#/id'
get:
  operationId: getTask
  responses:
    '200':
      description: The task.
      content:
        application/json:
          schema:
            $ref: '../../schemas/tasks.yml#/Task'
`,
  'paths/users.yml': `get:
  responses:
    '200':
      content:
        application/json:
          schema:
            oneOf:
              - $ref: '../schemas/User.yml'
              - $ref: '../schemas/old.yml#/Task'
`,
  'parameters.yml': `id:
  name: id
  in: path
  schema:
    $ref: 'schemas/tasks.yml#/id'
`,
  'schemas/tasks.yml': `Task:
  type: object
  properties:
    id:
      $ref: '#/id'
    state:
      $ref: '#/State'
      description: Where the task is.
    steps:
      type: array
      items: {$ref: '#/Task'}
id:
  type: string
State:
  $ref: 'old.yml#/OldState'
  description: How far the task is.
`,
  'schemas/User.yml': `type: object
properties:
  name: {type: string}
`,
  'schemas/old.yml': `Task:
  type: string
OldState:
  type: string
  description: A state.
  enum:
    - open
    - done
`,
  'common/securitySchemes.yml': `apiKey:
  type: apiKey
  in: header
  name: X-Key
`,
};

/** Where a place of the bundled document was written: "file:line pointer". */
async function locate(pointer: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
  const entry = path.join(folder, 'spec.yml');
  const place = createLocate(entry, await bundleFile(entry))(pointer);
  return `${path.relative(folder, place.file)}:${place.line} ${place.pointer}`;
}

describe('a place is found', () => {
  it.each([
    ['in the first file', '/info/title', 'spec.yml:2 /info/title'],
    ['in an entry of a list', '/security/0/apiKey', 'spec.yml:4 /security/0/apiKey'],
    ['in the file of a path', '/paths/~11~1tasks~1{id}/get/operationId', 'paths/tasks/{id}.yml:4 /get/operationId'],
    [
      'deep in the file of a path',
      '/paths/~11~1tasks~1{id}/get/responses/200/description',
      'paths/tasks/{id}.yml:7 /get/responses/200/description',
    ],
    ['in a parameter of a path', '/paths/~11~1tasks~1{id}/parameters/0/in', 'parameters.yml:3 /id/in'],
    [
      'in a group of components that is a file of its own',
      '/components/securitySchemes/apiKey/in',
      'common/securitySchemes.yml:3 /apiKey/in',
    ],
    ['in a schema that nothing refers to', '/components/schemas/Unused/type', 'spec.yml:15 /components/schemas/Unused/type'],
    ['in a named schema', '/components/schemas/Task', 'schemas/tasks.yml:2 /Task'],
    [
      'in a property of a named schema',
      '/components/schemas/Task/properties/steps/type',
      'schemas/tasks.yml:10 /Task/properties/steps/type',
    ],
    ['in a schema that is a file of its own', '/components/schemas/User/properties/name', 'schemas/User.yml:3 /properties/name'],
    ['in a schema whose name was taken', '/components/schemas/Task-2/type', 'schemas/old.yml:2 /Task/type'],
    ['in a parameter with the name of a schema', '/components/parameters/id/name', 'parameters.yml:2 /id/name'],
    ['in a schema with the name of a parameter', '/components/schemas/id/type', 'schemas/tasks.yml:13 /id/type'],
    ['at a reference', '/components/schemas/Task/properties/id', 'schemas/tasks.yml:5 /Task/properties/id'],
    [
      'beside a reference',
      '/components/schemas/Task/properties/state/description',
      'schemas/tasks.yml:8 /Task/properties/state/description',
    ],
    [
      'in a named schema that refers to another',
      '/components/schemas/State/description',
      'schemas/tasks.yml:16 /State/description',
    ],
    ['behind two references', '/components/schemas/Task/properties/state/enum/1', 'schemas/old.yml:8 /OldState/enum/1'],
    [
      'through a schema that contains itself',
      '/components/schemas/Task/properties/steps/items/properties/steps',
      'schemas/tasks.yml:10 /Task/properties/steps',
    ],
  ])('%s', async (_, pointer, place) => {
    expect(await locate(pointer)).toBe(place);
  });
});

describe('the nearest place is given for', () => {
  it.each([
    ['the whole document', '', 'spec.yml:1 '],
    ['something that the spec lacks', '/servers/0/url', 'spec.yml:1 '],
    ['something below what the spec lacks', '/webhooks/info', 'spec.yml:1 '],
    ['a path that the spec lacks', '/paths/~11~1teams/get', 'spec.yml:6 /paths'],
    ['something that a path lacks', '/paths/~11~1users/get/summary', 'paths/users.yml:2 /get'],
    ['something that a named schema lacks', '/components/schemas/Task/description', 'schemas/tasks.yml:2 /Task'],
    [
      'something that a referenced schema lacks',
      '/components/schemas/Task/properties/id/description',
      'schemas/tasks.yml:13 /id',
    ],
    ['an entry that a list lacks', '/security/5', 'spec.yml:4 /security'],
    ['a component that there is not', '/components/schemas/Nothing/type', 'spec.yml:14 /components/schemas'],
  ])('%s', async (_, pointer, place) => {
    expect(await locate(pointer)).toBe(place);
  });
});
