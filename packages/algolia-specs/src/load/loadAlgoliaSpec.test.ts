import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {loadAlgoliaSpec} from './loadAlgoliaSpec.ts';

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

function writeSpec(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'redocly-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  writeFileSync(path.join(folder, 'spec.yml'), text);
  return path.join(folder, 'spec.yml');
}

it('loads a spec that has everything', async () => {
  await expect(loadAlgoliaSpec(writeSpec(spec))).resolves.toHaveProperty('info.title', 'Tasks');
});

describe('refuses', () => {
  it.each([
    ['a path that ends with a slash', '/{id}:', '/{id}/:', '`/1/tasks/{id}/` should not have a trailing slash.'],
    ['a server that ends with a slash', '.org', '.org/', 'Server `url` should not have a trailing slash.'],
    ['an operation without a successful answer', `'200'`, `'404'`, 'Operation must have at least one `2XX` response.'],
    [
      'an operation without an error',
      `'400'`,
      `'201'`,
      'Operation must have at least one `4XX` response. Add the error responses from specs/common/responses.yml.',
    ],
    ['an operation without a description', 'description: Changes one task.', '', 'should contain `description` field'],
    ['an operation with two tags', '[tasks]', '[tasks, users]', 'Operation `tags` object should have only one tag.'],
    ['an operation without a summary', 'summary: Change a task', '', 'should contain `summary` field'],
    ['a tag that is not listed', '[tasks]', '[task]', 'There is no tag "task". Tags in spec.yml: tasks, users.'],
    ['a tag without a description', ', description: All about users.', '', 'Tag object should contain `description` field.'],
    ['a parameter without a description', 'description: The page., ', '', 'Parameter object description must be present.'],
    [
      'a request body that is not JSON',
      'requestBody: {content: {application/json',
      'requestBody: {content: {text/csv',
      'text/csv',
    ],
    ['an answer that is not JSON', 'The task., content: {application/json', 'The task., content: {text/csv', 'text/csv'],
  ])('%s', async (_, right, wrong, message) => {
    expect(spec).toContain(right);
    await expect(loadAlgoliaSpec(writeSpec(spec.replace(right, wrong)))).rejects.toThrow(message);
  });
});
