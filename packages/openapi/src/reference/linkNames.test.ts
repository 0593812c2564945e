import {describe, expect, it} from 'vitest';
import {layer} from './__fixtures__/layer.ts';
import {readDocument} from './__fixtures__/yaml.ts';
import type {ApiReference, Field, ReferenceOperation} from './apiReference.ts';
import {buildReference} from './buildReference.ts';
import {linkNames} from './linkNames.ts';

const build = (source: string): ApiReference => linkNames(buildReference('tasks', readDocument(source), layer));

/** The operation `a`, of a document with the given parameters, body and schemas. */
function operate(parts: {
  description?: string;
  parameters?: string;
  body?: string;
  schemas?: string;
}): ReferenceOperation | undefined {
  const {description = '', parameters = '[]', body = '{}', schemas = '{}'} = parts;
  const reference = build(`
    paths:
      /a:
        post:
          operationId: a
          description: ${JSON.stringify(description)}
          parameters: ${parameters}
          requestBody: {content: {application/json: {schema: ${body}}}}
          responses: {}
      /b: {post: {operationId: getTask, x-rights: [editSettings], responses: {}}}
    components: {schemas: ${schemas}}
  `);
  return reference.groups[0]?.operations[0];
}

function bodyField(operation: ReferenceOperation | undefined, name: string): Field | undefined {
  const [part] = operation?.body?.mediaTypes[0]?.schema?.inner ?? [];
  return part?.kind === 'fields' ? part.fields.find((field) => field.name === name) : undefined;
}

const link = (anchor: string, name: string): string => `<a href="#${anchor}"><code>${name}</code></a>`;

describe('a name in a description leads to', () => {
  it('a parameter of the operation', () => {
    const operation = operate({description: 'Use `limit`.', parameters: '[{name: limit, in: query}]'});
    expect(operation?.descriptionHtml).toBe(`Use ${link('operation/a/query/limit', 'limit')}.`);
  });

  it('a field of the body, also one of a shared schema', () => {
    const schemas = '{Task: {properties: {name: {}, next: {$ref: "#/components/schemas/Task"}}}}';
    const operation = operate({
      description: 'Use `name` and `size`.',
      body: '{allOf: [{$ref: "#/components/schemas/Task"}], properties: {size: {}}}',
      schemas,
    });
    expect(operation?.descriptionHtml).toBe(
      `Use ${link('schema/Task/name', 'name')} and ${link('operation/a/body/size', 'size')}.`,
    );
  });

  it('the field beside it, before those further away', () => {
    const operation = operate({
      parameters: '[{name: name, in: query}]',
      body: '{properties: {size: {description: "Of `name`."}, name: {}}}',
    });
    expect(bodyField(operation, 'size')?.descriptionHtml).toBe(`Of ${link('operation/a/body/name', 'name')}.`);
  });

  it('an operation, from anywhere', () => {
    expect(operate({description: 'See `getTask`.'})?.descriptionHtml).toBe(`See ${link('operation/getTask', 'getTask')}.`);
  });

  it('the only field of that name on the page', () => {
    const reference = build(`
      info: {title: Tasks, version: '1', description: 'About \`taskName\` and \`twiceUsed\`.'}
      paths:
        /a: {get: {operationId: a, parameters: [{name: taskName, in: query}, {name: twiceUsed, in: query}], responses: {}}}
        /b: {get: {operationId: b, responses: {'200': {content: {application/json: {schema: {properties: {twiceUsed: {}}}}}}}}}
    `);
    expect(reference.introductionHtml).toBe(
      `About ${link('operation/a/query/taskName', 'taskName')} and <code>twiceUsed</code>.`,
    );
  });
});

describe('a name stays as it is', () => {
  it.each([
    ['when nothing has it', 'Use `unknownName`.'],
    ['when it is a plain word that is only used elsewhere', 'Use `elsewhere`.'],
    ['when it is a right of API keys', 'Needs `editSettings`.'],
    ['before the word right', 'Needs the `limit` right.'],
    ['when it is no name', 'Use `limit=5` or `a b`.'],
  ])('%s: %s', (_, description) => {
    const operation = operate({
      description,
      parameters: '[{name: limit, in: query}]',
      schemas: '{Other: {properties: {elsewhere: {}, editSettings: {}}}}',
    });
    expect(operation?.descriptionHtml).not.toContain('<a ');
  });

  it('where it is described itself', () => {
    const operation = operate({parameters: '[{name: limit, in: query, description: "The `limit`."}]'});
    expect(operation?.parameters[0]?.fields[0]?.descriptionHtml).toBe('The <code>limit</code>.');
  });

  it('in a text that has links already', () => {
    const description = '[`limit`](https://example.org) and `limit`.';
    const operation = operate({description, parameters: '[{name: limit, in: query}]'});
    expect(operation?.descriptionHtml).toBe('<a href="https://example.org"><code>limit</code></a> and <code>limit</code>.');
  });
});

it('links what values mean, and the texts of answers and groups', () => {
  const reference = build(`
    tags: [{name: T, description: 'See \`getTask\`.'}]
    paths:
      /a:
        get:
          operationId: getTask
          tags: [T]
          parameters: [{name: limit, in: query}, {name: kind, in: query, schema: {enum: [all], description: '- \`all\`: up to \`limit\`.'}}]
          responses: {'200': {description: 'At most \`limit\`.'}}
  `);
  const [group] = reference.groups;
  const toLimit = link('operation/getTask/query/limit', 'limit');
  expect(group?.descriptionHtml).toBe(`See ${link('operation/getTask', 'getTask')}.`);
  expect(group?.operations[0]?.answers[0]?.descriptionHtml).toBe(`At most ${toLimit}.`);
  expect(group?.operations[0]?.parameters[0]?.fields[1]?.values).toEqual([{value: 'all', descriptionHtml: `up to ${toLimit}.`}]);
});

it('writes addresses that hold any name', () => {
  const reference = build(`
    paths: {/a: {get: {operationId: 'a&lt;"><script>', description: 'Use \`limit\`.', parameters: [{name: limit, in: query}], responses: {}}}}
  `);
  expect(reference.groups[0]?.operations[0]?.descriptionHtml).toBe(
    'Use <a href="#operation/a&amp;lt;%22%3E%3Cscript%3E/query/limit"><code>limit</code></a>.',
  );
});
