import {describe, expect, it} from 'vitest';
import {layer} from './__fixtures__/layer.ts';
import {readDocument} from './__fixtures__/yaml.ts';
import type {OperationGroup, ReferenceOperation} from './apiReference.ts';
import {buildReference} from './buildReference.ts';

const groupsOf = (source: string): OperationGroup[] => buildReference('tasks', readDocument(source), layer).groups;

/** The only operation of a document. */
function build(operation: string): ReferenceOperation | undefined {
  return groupsOf(`{paths: {'/tasks/{id}': {post: ${operation}}}}`)[0]?.operations[0];
}

describe('groups', () => {
  const operation = (id: string, tags: string): string => `{operationId: ${id}, tags: ${tags}, responses: {}}`;

  it('come in the order of the tags, then those that only operations name', () => {
    const groups = groupsOf(`
      tags: [{name: Tasks, description: All *tasks*.}, {name: Empty}, {name: Users}]
      paths:
        /a: {get: ${operation('a', '[Other]')}, post: ${operation('b', '[Users, Tasks]')}}
        /b: {get: ${operation('c', '[Tasks]')}, post: {operationId: d, responses: {}}}
    `);
    expect(groups.map(({name, anchor, operations}) => [name, anchor, operations.map(({id}) => id)])).toEqual([
      ['Tasks', 'tag/Tasks', ['c']],
      ['Users', 'tag/Users', ['b']],
      ['Other', 'tag/Other', ['a']],
      ['Operations', 'tag/Operations', ['d']],
    ]);
    expect(groups.map(({descriptionHtml}) => descriptionHtml)).toEqual(['All <em>tasks</em>.', '', '', '']);
  });

  it('are none without operations', () => {
    expect(groupsOf('tags: [{name: Tasks}]')).toEqual([]);
  });

  it('may have odd names', () => {
    const [group] = groupsOf(`paths: {/: {get: ${operation('a', `['A & "B" / <C>']`)}}}`);
    expect(group).toMatchObject({
      name: 'A & "B" / <C>',
      anchor: 'tag/A-&-"B"-/-<C>',
      operations: [{tagAnchor: 'tag/A-&-"B"-/-<C>/operation/a'}],
    });
  });
});

describe('an operation', () => {
  it('has its texts, rights and addresses', () => {
    const operation = build(`{
      operationId: addTask, tags: [Tasks], summary: Add a task, description: Adds *one*., deprecated: true,
      x-rights: [addObject], externalDocs: {url: https://example.org/tasks, description: All about tasks}, responses: {}
    }`);
    expect(operation).toMatchObject({
      ...{
        id: 'addTask',
        anchor: 'operation/addTask',
        tagAnchor: 'tag/Tasks/operation/addTask',
        method: 'POST',
        path: '/tasks/{id}',
      },
      ...{summary: 'Add a task', descriptionHtml: 'Adds <em>one</em>.', isDeprecated: true, rights: ['addObject']},
      rightsHtml: 'Needs <code>addObject</code>.',
      furtherReading: {href: 'https://example.org/tasks', text: 'All about tasks'},
    });
  });

  it('needs no more than an id', () => {
    expect(build('{operationId: a, responses: {}}')).toMatchObject({
      ...{summary: 'a', descriptionHtml: '', isDeprecated: false, rights: [], rightsHtml: '', furtherReading: null},
      ...{parameters: [], body: null, answers: [], errors: []},
    });
  });

  it.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,a', '//example.org', 'mail'])(
    'does not lead to %j',
    (url) => {
      expect(build(`{operationId: a, externalDocs: {url: '${url}'}, responses: {}}`)?.furtherReading).toBeNull();
    },
  );

  it.each([
    ['{operationId: addTask, responses: {}}', 'addTask'],
    ['{operationId: post-tasks-id, responses: {}}', 'POST /tasks/{id}'],
    ['{operationId: post-tasks-id-2, responses: {}}', 'POST /tasks/{id}'],
    ['{operationId: post-tasks-ideas, responses: {}}', 'post-tasks-ideas'],
    ['{operationId: post-tasks-id, summary: Add a task, responses: {}}', 'Add a task'],
  ])('without a summary is called by its ID, or by its path where the ID was made of it: %s', (operation, summary) => {
    expect(build(operation)?.summary).toBe(summary);
  });

  it('has a text instead of a title as description', () => {
    const text = `${'Very '.repeat(24)}long.`;
    const written = {operationId: 'addTask', summary: text, description: 'Adds *one*.', responses: {}};
    const {summary, descriptionHtml} = build(JSON.stringify(written)) ?? {};
    expect(summary).toBe('addTask');
    expect(descriptionHtml).toBe(`<p>${text}</p>\n<p>Adds <em>one</em>.</p>`);
  });

  it('leads to an address without a text', () => {
    const operation = build('{operationId: a, externalDocs: {url: "HTTP://example.org", description: ""}, responses: {}}');
    expect(operation?.furtherReading).toEqual({href: 'HTTP://example.org', text: 'HTTP://example.org'});
  });

  it('may have an id with odd characters, even one that looks taken', () => {
    const paths = ['get task', 'get-task', 'a/b', 'ä#?%', '__proto__'].map(
      (id, index) => `/${index}: {get: {operationId: '${id}', responses: {'200': {}}}}`,
    );
    const operations = groupsOf(`paths: {${paths.join(', ')}}`).flatMap((group) => group.operations);
    expect(operations.map(({id, anchor}) => [id, anchor])).toEqual([
      ['get task', 'operation/get-task'],
      ['get-task', 'operation/get-task-2'],
      ['a/b', 'operation/a/b'],
      ['ä#?%', 'operation/ä#?%'],
      ['__proto__', 'operation/__proto__'],
    ]);
    expect(operations[1]?.answers[0]?.anchor).toBe('operation/get-task-2/response/200');
  });

  it('has the samples of its layer, and none without one', () => {
    const source = 'paths: {/tasks: {get: {operationId: getTasks, x-languages: [php], responses: {}}}}';
    expect(groupsOf(source)[0]?.operations[0]?.samples).toEqual([
      {language: 'php', code: 'call https://{region}.example.org/tasks', note: 'For php.'},
    ]);
    const plain = buildReference('tasks', readDocument(source)).groups[0]?.operations[0];
    expect(plain).toMatchObject({rights: [], samples: []});
  });
});

it('says once what the description of a body or response and that of its schema have in common', () => {
  const content = '{application/json: {schema: {description: Removed. It may take a while., type: string}}}';
  const operation = build(`{
    operationId: a, requestBody: {description: Removed., content: ${content}},
    responses: {'200': {description: It may take a while., content: ${content}}}
  }`);
  expect(operation?.body?.mediaTypes[0]?.schema?.descriptionHtml).toBe('It may take a while.');
  expect(operation?.answers[0]?.mediaTypes[0]?.schema?.descriptionHtml).toBe('Removed.');
});

describe('a body', () => {
  it('has its own text, its rules and its media types', () => {
    const body = `{description: The *task*., required: true, content: {application/json: {schema: {type: string}}}}`;
    const rules = '[At most 9 bytes.]';
    expect(build(`{operationId: a, requestBody: ${body}, x-rules: ${rules}, responses: {}}`)?.body).toMatchObject({
      anchor: 'operation/a/body',
      isRequired: true,
      descriptionHtml: 'The <em>task</em>.',
      rules: ['At most 9 bytes.'],
      mediaTypes: [{type: 'application/json', schema: {type: 'string'}}],
    });
  });

  it('is optional unless it says otherwise', () => {
    expect(build('{operationId: a, requestBody: {content: {}}, responses: {}}')?.body).toMatchObject({
      isRequired: false,
      mediaTypes: [],
    });
  });
});

describe('responses', () => {
  it('are answers, with or without content', () => {
    const responses = `{'200': {description: A *task*., content: {application/json: {schema: {type: string}}}}, '204': {}, 2XX: {description: Else.}}`;
    expect(build(`{operationId: a, responses: ${responses}}`)?.answers).toMatchObject([
      {
        status: '200',
        anchor: 'operation/a/response/200',
        descriptionHtml: 'A <em>task</em>.',
        mediaTypes: [{type: 'application/json'}],
      },
      {status: '204', anchor: 'operation/a/response/204', descriptionHtml: '', mediaTypes: []},
      {status: '2XX', anchor: 'operation/a/response/2XX', descriptionHtml: 'Else.', mediaTypes: []},
    ]);
  });

  it('for any other status are an error beside one that is none', () => {
    const operation = build(`{operationId: a, responses: {'200': {}, default: {description: Broken.}}}`);
    expect(operation?.answers).toHaveLength(1);
    expect(operation?.errors).toMatchObject([{status: 'any other status', anchor: 'operation/a/response/default'}]);
  });

  it('for any status are an answer by themselves', () => {
    const operation = build('{operationId: a, responses: {default: {description: A task.}}}');
    expect(operation).toMatchObject({answers: [{status: 'any status', anchor: 'operation/a/response/default'}], errors: []});
  });

  it.each([
    ['Wrong request. Check the body.', 'Wrong request.'],
    ['Too many, e.g. 9 of user_id. Wait.', 'Too many, e.g. 9 of user_id.'],
    ['See [limits](https://example.org) of `v1.2`', 'See limits of v1.2'],
    ['**Gone**!\n\nFor good.', 'Gone!'],
    ['', ''],
  ])('that are errors link to what they mean, with the first sentence: %j', (description, text) => {
    const operation = build(`{operationId: a, responses: {'4XX': {description: ${JSON.stringify(description)}}}}`);
    expect(operation).toMatchObject({
      answers: [],
      errors: [{status: '4XX', anchor: 'operation/a/response/4XX', target: {anchor: 'error/4XX', route: ''}, text}],
    });
  });
});
