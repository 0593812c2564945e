import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listProperties, type OpenApiDocument, readPointer, toPointer, toTokens} from '@docs/openapi';
import {ruleNames} from '../extensions/readExtensions.ts';
import type {Finding} from './finding.ts';
import {rules} from './rules.ts';

const keyRights = ['search', 'addObject', 'editSettings'];

const right = `
openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
servers: [{url: 'https://{region}.example.org', variables: {region: {default: us, description: Where your data is.}}}]
security: [{appId: [], apiKey: []}]
x-clients:
  javascript: {package: tasks, factory: tasksClient, version: 1.0.0, operations: {addTask: {method: createTask}}}
  php: {class: TasksClient}
  java: {class: TasksClient, models: tasks}
paths:
  /1/tasks:
    post:
      operationId: addTask
      summary: Add a task
      description: Adds a task to the list.
      x-acl: [addObject, editSettings]
      x-body-name: taskToAdd
      x-read: true
      x-returns-records: true
      x-rules: [{rule: maxBodyBytes, value: 2000, message: The body must be smaller than 2 kB.}]
      parameters:
        - {$ref: '#/components/parameters/page'}
        - {name: locale, in: header, description: Your language., schema: {type: string}, examples: {english: {value: en}}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Task'}, examples: {task: {value: {name: Sweep}}}}}}
      responses:
        '200':
          description: The task.
          content: {application/json: {schema: {$ref: '#/components/schemas/Task'}, examples: {task: {value: {name: Sweep, steps: [Get up]}}}}}
        '400': {$ref: '#/components/responses/Wrong'}
        '403':
          description: The key lacks a right.
          content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, examples: {refused: {value: {message: Not allowed}}}}}
  /1{path}:
    get: {operationId: get, summary: Send a GET request, responses: {}}
    post: {operationId: post, summary: Send a POST request, responses: {}}
    put: {operationId: put, summary: Send a PUT request, responses: {}}
    delete: {operationId: delete, summary: Send a DELETE request, responses: {}}
components:
  parameters:
    page: {name: page, in: query, description: The page., schema: {type: string, default: first}, example: second}
  responses:
    Wrong:
      description: Something is wrong.
      content: {application/json: {schema: {$ref: '#/components/schemas/Error'}, examples: {wrong: {value: {message: No name}}}}}
  schemas:
    Error:
      description: What is wrong.
      properties: {message: {type: string, description: What to change., examples: [No name]}}
    Task:
      description: Something to do.
      type: object
      x-java-classes: {TaskWithSteps: [name, steps], PlainTask: []}
      properties:
        name: {type: string, description: What to do., examples: [Sweep]}
        state: {$ref: '#/components/schemas/State'}
        steps: {type: array, description: How to do it., items: {type: string, examples: [Get up]}}
    State: {description: How far it is., type: string, enum: [open, done], default: open}
`;

/** The right document with another value at the pointer; without it when there is no value. */
function change(pointer: string, value: unknown): OpenApiDocument {
  const document = parse(right) as OpenApiDocument;
  const tokens = toTokens(pointer);
  const parent = readPointer(document, toPointer(...tokens.slice(0, -1))) as Record<string, unknown>;
  parent[tokens.at(-1) ?? ''] = value;
  return JSON.parse(JSON.stringify(document)) as OpenApiDocument;
}

function findings(rule: string, pointer: string, value: unknown): Finding[] | undefined {
  return rules[rule]?.(change(pointer, value), keyRights);
}

const operation = '/paths/~11~1tasks/post';
const requestBody = `${operation}/requestBody/content/application~1json`;
const page = '/components/parameters/page';
const wrong = '/components/responses/Wrong';
const error = `${wrong}/content/application~1json`;
const task = '/components/schemas/Task';
const {name, state, steps} = {
  name: `${task}/properties/name`,
  state: `${task}/properties/state`,
  steps: `${task}/properties/steps`,
};

it.each(Object.entries(rules))('%s: the right document is accepted', (_, rule) => {
  expect(rule(parse(right) as OpenApiDocument, keyRights)).toEqual([]);
});

type Rejection = {message: string; cases: [fault: string, change: string, value: unknown, found: string][]};

const rejections: Record<string, Rejection> = {
  'both headers are required': {
    message: 'Require both headers in one entry: "- {appId: [], apiKey: []}".',
    cases: [
      ['no header', '/security', undefined, '/security'],
      ['one header', '/security', [{appId: []}], '/security'],
      ['one header or the other', '/security', [{appId: []}, {apiKey: []}], '/security'],
    ],
  },
  'the generic calls are there': {
    message: 'The path /1{path} lacks PUT. Add "/1{path}: {$ref: ../common/genericCalls.yml}", which has all of them.',
    cases: [['a missing one', '/paths/~11{path}/put', undefined, '/paths']],
  },
  'a server variable has a description': {
    message: 'Say what the variable is for.',
    cases: [['none', '/servers/0/variables/region/description', undefined, '/servers/0/variables/region']],
  },
  'a summary is short': {
    message: 'Use at most 60 characters and no full stop.',
    cases: [
      ['61 characters', `${operation}/summary`, 'x'.repeat(61), `${operation}/summary`],
      ['a sentence', `${operation}/summary`, 'Add a task.', `${operation}/summary`],
    ],
  },
  'a description ends with a full stop': {
    message: 'Write whole sentences, with a full stop.',
    cases: [
      ['an operation without', `${operation}/description`, 'Adds a task', `${operation}/description`],
      ['a parameter without', `${page}/description`, 'The page', `${page}/description`],
      ['a property without', `${name}/description`, '', `${name}/description`],
    ],
  },
  'a parameter has a schema and an example': {
    message: 'Give the parameter a schema and an example.',
    cases: [
      ['no example', `${page}/example`, undefined, page],
      ['no schema', `${operation}/parameters/1/schema`, undefined, `${operation}/parameters/1`],
    ],
  },
  'a body has a schema and an example': {
    message: 'Give the body a schema and at least one realistic example under "examples".',
    cases: [
      ['no example', `${requestBody}/examples`, {}, requestBody],
      ['no schema', `${error}/schema`, undefined, error],
    ],
  },
  'a response says what it means': {
    message: 'Give the response a description and a body.',
    cases: [
      ['no description', `${operation}/responses/200/description`, undefined, `${operation}/responses/200`],
      ['no body', `${wrong}/content`, undefined, wrong],
    ],
  },
  'an error carries a message': {
    message: 'Use the schema ErrorBase of specs/common/schemas.yml as the body.',
    cases: [
      ['another schema', `${error}/schema/$ref`, `#${task}`, wrong],
      ['no body', `${operation}/responses/500`, {description: 'It is us.'}, `${operation}/responses/500`],
    ],
  },
  'a refused key is documented': {
    message: 'Add 403, which a key can be rejected with: specs/common/responses.yml has it.',
    cases: [
      ['no 403', `${operation}/responses/403`, undefined, `${operation}/responses`],
      ['a right that is not known, without 403', '/paths/~11~1tasks/get', {responses: {}}, '/paths/~11~1tasks/get/responses'],
    ],
  },
  'key rights are a list of known rights': {
    message: `"write" is not a key right. Use one of ${keyRights.join(', ')}.`,
    cases: [['an unknown one', `${operation}/x-acl`, ['search', 'write'], `${operation}/x-acl`]],
  },
  'request rules are known': {
    message: `Use one of the rules ${ruleNames.join(', ')}, with a message for the reader.`,
    cases: [
      ['an unknown one', `${operation}/x-rules/0/rule`, 'maxBytes', `${operation}/x-rules/0`],
      ['no message', `${operation}/x-rules/0/message`, undefined, `${operation}/x-rules/0`],
    ],
  },
  'request rules are about fields of the body': {
    message: 'Give the rule maxBodyBytes its arguments: value.',
    cases: [['no limit', `${operation}/x-rules/0/value`, undefined, `${operation}/x-rules/0`]],
  },
  'clients are described in full': {
    message:
      'Give each client its fields, as strings. The fields are javascript: {package, factory, version}, php: {class}, java: {class, models}.',
    cases: [
      ['an unknown language', '/x-clients/ruby', {class: 'TasksClient'}, '/x-clients'],
      ['a missing field', '/x-clients/java/models', undefined, '/x-clients'],
      ['a field too many', '/x-clients/php/package', 'tasks', '/x-clients'],
      ['a field that is no text', '/x-clients/php/class', 5, '/x-clients'],
      ['a name where fields belong', '/x-clients/php', 'TasksClient', '/x-clients'],
      ['a list', '/x-clients', ['javascript'], '/x-clients'],
    ],
  },
  'differences of a client are about operations': {
    message:
      'Give operations by their ID, each with texts for method, body, version, remark, missing. Write "takesWholePath: true" or leave it out.',
    cases: [
      ['an unknown operation', '/x-clients/javascript/operations/addTusk', {method: 'createTask'}, '/x-clients/javascript'],
      ['an unknown field', '/x-clients/javascript/operations/addTask/name', 'createTask', '/x-clients/javascript'],
      ['a name alone', '/x-clients/javascript/operations/addTask', 'createTask', '/x-clients/javascript'],
      ['a list', '/x-clients/javascript/operations', ['addTask'], '/x-clients/javascript'],
      ['a hint that is false', '/x-clients/javascript/takesWholePath', false, '/x-clients/javascript'],
    ],
  },
  'the name of a body can be used in code': {
    message: 'Write the name as the clients do: "x-body-name: indexSettings". Omit it if there is no body.',
    cases: [
      ['one with a space', `${operation}/x-body-name`, 'task to add', `${operation}/x-body-name`],
      ['one that is no text', `${operation}/x-body-name`, 5, `${operation}/x-body-name`],
      ['one without a body', `${operation}/requestBody`, undefined, `${operation}/x-body-name`],
    ],
  },
  'hints for clients are true or omitted': {
    message: 'Write "x-read: true" or omit it. GET always reads.',
    cases: [
      ['a read that is none', `${operation}/x-read`, false, `${operation}/x-read`],
      ['a GET that reads', '/paths/~11{path}/get/x-read', true, '/paths/~11{path}/get/x-read'],
    ],
  },
  'Java classes name fields of their schema': {
    message: 'Give each class the properties that only it has, as a list: "TaskWithSteps: [steps]".',
    cases: [
      ['an unknown field', `${task}/x-java-classes/PlainTask`, ['colour'], `${task}/x-java-classes`],
      ['a name that is none', `${task}/x-java-classes/Plain Task`, [], `${task}/x-java-classes`],
      ['a text', `${task}/x-java-classes/PlainTask`, 'colour', `${task}/x-java-classes`],
    ],
  },
  'a property has a description': {
    message: 'Say what the property means or changes.',
    cases: [
      ['none', `${steps}/description`, undefined, steps],
      ['none where its reference leads', '/components/schemas/State/description', undefined, state],
    ],
  },
  'a named schema has a description': {
    message: 'Say what the schema is.',
    cases: [['none', `${task}/description`, undefined, task]],
  },
  'a string or number has an example': {
    message: 'Add "examples: [...]" with a realistic value.',
    cases: [
      ['a property without', `${name}/examples`, undefined, name],
      ['an entry of a list without', `${steps}/items`, {type: ['integer', 'null']}, `${steps}/items`],
    ],
  },
  'an example fits its schema': {
    message: expect.stringMatching(/^The example does not fit its schema. .* must be a string, but is .*\.$/) as string,
    cases: [
      ['one of a request body', `${requestBody}/examples/task/value/name`, 5, `${requestBody}/examples/task/value/name`],
      ['one of a response', `${error}/examples/wrong/value/message`, 404, `${error}/examples/wrong/value/message`],
      ['that of a parameter', `${page}/example`, 5, `${page}/example`],
      [
        'one of several of a parameter',
        `${operation}/parameters/1/examples/english/value`,
        5,
        `${operation}/parameters/1/examples/english/value`,
      ],
      ['one of a property', `${name}/examples/1`, false, `${name}/examples/1`],
      ['a default', `${page}/schema/default`, 1, `${page}/schema/default`],
    ],
  },
};

describe('a rule refuses', () => {
  const rows = Object.entries(rejections).flatMap(([rule, {message, cases}]) =>
    cases.map(([fault, pointer, value, found]) => [rule, fault, pointer, value, {pointer: found, message}] as const),
  );

  it.each(rows)('%s: %s', (rule, _, pointer, value, finding) => {
    expect(findings(rule, pointer, value)).toEqual([finding]);
  });

  it('something, whichever rule it is', () => {
    expect(Object.keys(rejections)).toEqual(Object.keys(rules));
  });

  it.each([['search'], [[{right: 'search'}]]])('key rights that are no list of names: %j', (rights) => {
    const message = 'Write the rights as a list: "x-acl: [search]".';
    expect(findings('key rights are a list of known rights', `${operation}/x-acl`, rights)).toEqual([
      {pointer: `${operation}/x-acl`, message},
    ]);
  });
});

describe('a rule accepts', () => {
  it.each([
    ['a summary is short', 'exactly 60 characters', `${operation}/summary`, 'x'.repeat(60)],
    ['a description ends with a full stop', 'a table at the end', `${operation}/description`, 'Both:\n\n| a | b |\n'],
    ['a description ends with a full stop', 'code at the end', `${operation}/description`, 'Adds it.\n\n```\nadd\n```\n'],
    ['the generic calls are there', 'other methods beside them', '/paths/~11{path}/patch', {operationId: 'patch', responses: {}}],
    ['a server variable has a description', 'no servers', '/servers', undefined],
    ['a response says what it means', '204 without a body', `${operation}/responses/204`, {description: 'Deleted.'}],
    ['a parameter has a schema and an example', 'no parameters', `${operation}/parameters`, undefined],
    ['key rights are a list of known rights', 'unknown needs', `${operation}/x-acl`, undefined],
    ['request rules are known', 'no rules', `${operation}/x-rules`, undefined],
    ['clients are described in full', 'an API without clients', '/x-clients', undefined],
    ['clients are described in full', 'one language', '/x-clients', {php: {class: 'TasksClient'}}],
    ['the name of a body can be used in code', 'none', `${operation}/x-body-name`, undefined],
    ['hints for clients are true or omitted', 'none', `${operation}/x-returns-records`, undefined],
    ['Java classes name fields of their schema', 'none', `${task}/x-java-classes`, undefined],
    ['a property has a description', 'one beside a reference', `${state}/description`, 'How far.'],
    ['a string or number has an example', 'a constant', name, {type: 'string', const: 'Sweep'}],
    ['a string or number has an example', 'truth without one', name, {type: 'boolean'}],
    ['an example fits its schema', 'a body that has no schema', `${requestBody}/schema`, undefined],
    ['an example fits its schema', 'a parameter that has no schema', `${page}/schema`, undefined],
  ])('%s: %s', (rule, _, pointer, value) => {
    expect(findings(rule, pointer, value)).toEqual([]);
  });
});

it('asks for 401 in every operation of an API that has it in one', () => {
  const get = {operationId: 'listTasks', responses: {'401': {}, '403': {}}};
  expect(findings('a refused key is documented', '/paths/~11~1tasks/get', get)).toEqual([
    {
      pointer: `${operation}/responses`,
      message: 'Add 401, which a key can be rejected with: specs/common/responses.yml has it.',
    },
  ]);
});

it('finds every fault of a kind', () => {
  expect(findings('an example fits its schema', `${requestBody}/examples/task/value`, {name: 5, steps: 'none'})).toHaveLength(2);
});

it('asks for the generic calls once, however many are missing', () => {
  expect(findings('the generic calls are there', '/paths/~11{path}', undefined)).toEqual([
    {
      pointer: '/paths',
      message:
        'The path /1{path} lacks GET, POST, PUT, DELETE. Add "/1{path}: {$ref: ../common/genericCalls.yml}", which has all of them.',
    },
  ]);
});

it('lists all properties, also those with the name of a keyword', () => {
  const document = change(`${task}/properties`, {
    items: {properties: {properties: {}}},
    steps: {items: {properties: {name: {}}}},
  });
  expect(listProperties(document).map(({pointer}) => pointer.replace('/components/schemas', ''))).toEqual([
    '/Error/properties/message',
    '/Task/properties/items',
    '/Task/properties/items/properties/properties',
    '/Task/properties/steps',
    '/Task/properties/steps/items/properties/name',
  ]);
});
