import type {OpenApiDocument} from '@docs/openapi';
import type {ReferenceOperation} from '@docs/openapi/reference';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {buildAlgoliaReference} from './reference.ts';

/** The only operation of a document. */
function build(operation: string, rest = '{}'): ReferenceOperation | undefined {
  const document = {
    openapi: '3.1.0',
    info: {title: 'Tasks', version: '1.0.0'},
    ...(parse(rest) as object),
    paths: {'/1/tasks': {post: parse(operation) as object}},
  } as OpenApiDocument;
  return buildAlgoliaReference('tasks', document).groups[0]?.operations[0];
}

describe('the admin key', () => {
  it.each([
    ['Adds a key. Needs\n  the admin key.', '[admin]', 'Adds a key.'],
    ['Needs the admin API key. Adds a key.', '[admin]', 'Adds a key.'],
    ['Adds a key. Needs the admin key.', '[]', 'Adds a key. Needs the admin key.'],
    ['Needs the admin key of the other application.', '[admin]', 'Needs the admin key of the other application.'],
  ])('is left to the line about keys: %s with %s', (description, rights, shown) => {
    const operation = `{operationId: addKey, description: ${JSON.stringify(description)}, x-acl: ${rights}, responses: {}}`;
    expect(build(operation)?.descriptionHtml).toBe(shown);
  });
});

it('shows the rights and the rules of the extensions', () => {
  const rules = '[{rule: maxBodyBytes, value: 9, message: At most 9 bytes.}]';
  const operation = build(
    `{operationId: a, x-acl: [search], x-rules: ${rules}, requestBody: {content: {application/json: {}}}, responses: {}}`,
  );
  expect(operation).toMatchObject({
    rights: ['search'],
    rightsHtml: 'Needs an API key with the <code>search</code> right.',
    body: {rules: ['At most 9 bytes.']},
  });
});

it('has rights that are text, whatever they look like', () => {
  expect(build('{operationId: a, x-acl: ["<b>&lt;`"], responses: {}}')?.rightsHtml).toBe(
    'Needs an API key with the <code>&lt;b>&amp;lt;`</code> right.',
  );
});

it('has samples that leave the region to be chosen', () => {
  const servers = "servers: [{url: 'https://{region}.example.org', variables: {region: {default: us}}}]";
  const samples = build('{operationId: addTask, responses: {}}', servers)?.samples;
  expect(samples?.map(({language}) => language)).toEqual(['curl']);
  expect(samples?.[0]?.code).toContain('https://{region}.example.org/1/tasks');
});
