import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {loadSpec, loadSpecWithSources} from './loadSpec.ts';
import type {LoadLayer} from './redocly.ts';
import {SpecError} from './specProblem.ts';

const head = `openapi: 3.1.0
info: {title: Tasks, version: 1.0.0}
servers: [{url: 'https://example.org'}]
security: [{apiKey: []}]
tags: [{name: tasks, description: All about tasks.}]
components: {securitySchemes: {apiKey: {type: apiKey, in: header, name: X-Key}}}
`;

const spec = `${head}paths:
  /1/tasks: {$ref: 'paths/tasks.yml'}
`;

/** A path with one operation, which answers with the schema. */
function renderPath(operationId: string, schema: string): string {
  return `get:
  operationId: ${operationId}
  summary: Get tasks
  description: Returns tasks.
  tags: [tasks]
  responses:
    '200':
      description: The tasks.
      content: {application/json: {schema: ${schema}}}
    '400': {description: Something is wrong.}
`;
}

const toTask = renderPath('getTasks', `{$ref: '../schemas/tasks.yml#/Task'}`);

/** Writes the files of the spec "tasks" and returns the path of its first one. */
function createSpec(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-spec-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'tasks', file)), {recursive: true});
    writeFileSync(path.join(folder, 'tasks', file), content);
  }
  return path.join(folder, 'tasks/spec.yml');
}

/** What the specs here are asked for beyond OpenAPI. */
const layer: LoadLayer = {
  rules: {'operation-tag-defined': 'error', 'operation-summary': 'error', 'operation-4xx-response': 'error'},
  advice: {'operation-4xx-response': 'Say what can go wrong.'},
};

/** The error that loading gives, with paths as they are seen from the folder of all specs. */
async function loadError(files: Record<string, string>): Promise<string> {
  const file = createSpec(files);
  const error: unknown = await loadSpec(file, layer).catch((reason: unknown) => reason);
  if (!(error instanceof SpecError)) throw new Error(`Loading gives no SpecError: ${String(error)}`);
  return error.message.replaceAll(path.dirname(path.dirname(file)), 'specs');
}

describe('the files of a spec', () => {
  it('become one document, in which what they share is a component', async () => {
    const document = await loadSpec(
      createSpec({
        'spec.yml': spec,
        'paths/tasks.yml': `
parameters: [{$ref: '../parameters.yml#/page'}]
get:
  operationId: getTasks
  summary: Get tasks
  description: Returns tasks.
  tags: [tasks]
  responses:
    '200': {description: The tasks., content: {application/json: {schema: {$ref: '../schemas/tasks.yml#/Task'}}}}
    '400': {$ref: '../responses.yml#/Wrong'}
`,
        'parameters.yml': 'page: {name: page, in: query, description: The page., schema: {type: integer}}',
        'responses.yml': 'Wrong: {description: Something is wrong.}',
        'schemas/tasks.yml': `
Task: {type: object, properties: {owner: {$ref: 'users.yml#/User'}}}
Unused: {type: string}
`,
        'schemas/users.yml': 'User: {type: object, properties: {name: {type: string}}}',
      }),
    );
    expect(document.paths).toEqual({
      '/1/tasks': {
        parameters: [{$ref: '#/components/parameters/page'}],
        get: {
          operationId: 'getTasks',
          summary: 'Get tasks',
          description: 'Returns tasks.',
          tags: ['tasks'],
          responses: {
            '200': {
              description: 'The tasks.',
              content: {'application/json': {schema: {$ref: '#/components/schemas/Task'}}},
            },
            '400': {$ref: '#/components/responses/Wrong'},
          },
        },
      },
    });
    expect(document.components).toEqual({
      parameters: {page: {name: 'page', in: 'query', description: 'The page.', schema: {type: 'integer'}}},
      responses: {Wrong: {description: 'Something is wrong.'}},
      schemas: {
        Task: {type: 'object', properties: {owner: {$ref: '#/components/schemas/User'}}},
        User: {type: 'object', properties: {name: {type: 'string'}}},
      },
      securitySchemes: {apiKey: {type: 'apiKey', in: 'header', name: 'X-Key'}},
    });
  });

  it('keep what stands beside a reference', async () => {
    const {components} = await loadSpec(
      createSpec({
        'spec.yml': spec,
        'paths/tasks.yml': toTask,
        'schemas/tasks.yml': `
Task: {type: object, properties: {state: {$ref: '#/State', description: Where it is., default: open}}}
State: {type: string}
`,
      }),
    );
    expect(components?.schemas?.Task?.properties).toEqual({
      state: {$ref: '#/components/schemas/State', description: 'Where it is.', default: 'open'},
    });
  });

  it('keep two schemas apart that have the same name', async () => {
    const {components, paths} = await loadSpec(
      createSpec({
        'spec.yml': `${spec}  /1/users: {$ref: 'paths/users.yml'}\n`,
        'paths/tasks.yml': toTask,
        'paths/users.yml': renderPath('getUsers', `{$ref: '../schemas/users.yml#/Task'}`),
        'schemas/tasks.yml': 'Task: {type: object}',
        'schemas/users.yml': 'Task: {type: string}',
      }),
    );
    expect(components?.schemas).toEqual({Task: {type: 'object'}, 'Task-2': {type: 'string'}});
    expect(paths['/1/users']?.get?.responses['200']).toHaveProperty(
      ['content', 'application/json', 'schema', '$ref'],
      '#/components/schemas/Task-2',
    );
  });
});

it('sorts components by kind and name, whatever is used first', async () => {
  const {components} = await loadSpec(
    createSpec({
      'spec.yml': spec,
      'paths/tasks.yml': renderPath(
        'getTasks',
        `{oneOf: [{$ref: '../a.yml#/Zoo'}, {$ref: '../a.yml#/ant'}, {$ref: '../a.yml#/Ape'}]}`,
      ),
      'a.yml': 'Zoo: {type: object}\nant: {type: object}\nApe: {type: object}\n',
    }),
  );
  expect(Object.keys(components ?? {})).toEqual(['schemas', 'securitySchemes']);
  expect(Object.keys(components?.schemas ?? {})).toEqual(['Ape', 'Zoo', 'ant']);
});

describe('schemas load that refer', () => {
  it.each([
    ['to themselves', {Task: `{properties: {parent: {$ref: '#/Task'}}}`}],
    ['to themselves as entries of a list', {Task: `{properties: {steps: {type: array, items: {$ref: '#/Task'}}}}`}],
    [
      'to each other',
      {
        Task: `{properties: {owner: {$ref: '#/User'}}}`,
        User: `{additionalProperties: {oneOf: [{$ref: '#/Task'}, {$ref: '#/User'}]}}`,
      },
    ],
  ])('%s', async (_, schemas) => {
    const text = Object.entries(schemas).map(([name, schema]) => `${name}: ${schema}\n`);
    const {components} = await loadSpec(
      createSpec({'spec.yml': spec, 'paths/tasks.yml': toTask, 'schemas/tasks.yml': text.join('')}),
    );
    expect(Object.keys(components?.schemas ?? {})).toEqual(Object.keys(schemas));
    expect(JSON.stringify(components?.schemas?.Task)).toContain('"$ref":"#/components/schemas/');
  });
});

it('loads a spec of several megabytes with all of its schemas', async () => {
  const names = Array.from({length: 3000}, (_, index) => `Task${String(index).padStart(4, '0')}`);
  const description = 'A task that waits for the tasks before it. '.repeat(30);
  const properties = `{owner: {$ref: '#/Owner'}, parent: {$ref: '#/Any'}}`;
  const schemas = names.map((name) => `${name}:\n  type: object\n  description: ${description}\n  properties: ${properties}\n`);
  const owner = `Owner: {type: object, properties: {tasks: {type: array, items: {$ref: '#/Any'}}}}\n`;
  const any = `Any: {oneOf: [${names.map((name) => `{$ref: '#/${name}'}`).join(', ')}]}\n`;
  const text = [...schemas, owner, any].join('');
  expect(text.length).toBeGreaterThan(4_000_000);

  const {components} = await loadSpec(
    createSpec({
      'spec.yml': spec,
      'paths/tasks.yml': renderPath('getTasks', `{$ref: '../schemas/tasks.yml#/Any'}`),
      'schemas/tasks.yml': text,
    }),
  );
  expect(Object.keys(components?.schemas ?? {})).toEqual(['Any', 'Owner', ...names]);
  expect(components?.schemas?.Any?.oneOf).toHaveLength(3000);
}, 30_000);

describe('a wrong spec gives an error for', () => {
  it('a file that is not there', async () => {
    expect(await loadError({'spec.yml': spec, 'paths/tasks.yml': toTask})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/paths/tasks.yml:9 /get/responses/200/content/application~1json/schema
        Can't resolve $ref: ENOENT: no such file or directory 'specs/tasks/schemas/tasks.yml'. Fix the path or the name behind "#/", or add or repair what it names."
    `);
  });

  it('a reference to a name that the file does not have', async () => {
    expect(await loadError({'spec.yml': spec, 'paths/tasks.yml': toTask, 'schemas/tasks.yml': 'Tsak: {type: object}'}))
      .toMatchInlineSnapshot(`
      "1 problem:
      tasks/paths/tasks.yml:9 /get/responses/200/content/application~1json/schema
        Can't resolve $ref. Fix the path or the name behind "#/", or add or repair what it names."
    `);
  });

  it('a spec that is not there', async () => {
    expect(await loadError({'paths/tasks.yml': toTask})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/spec.yml:1 /
        Cannot be read: ENOENT: no such file or directory 'specs/tasks/spec.yml'. Check that the file is there and starts with "openapi: 3.1.0"."
    `);
  });

  it('a spec that is empty', async () => {
    expect(await loadError({'spec.yml': ''})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/spec.yml:1 /
        Cannot be read: Document must be JSON object, got undefined. Check that the file is there and starts with "openapi: 3.1.0"."
    `);
  });

  it('a spec that is not YAML', async () => {
    expect(await loadError({'spec.yml': 'openapi: 3.1.0\ninfo: {title: Tasks\npaths: {}\n'})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/spec.yml:3 /
        Not valid YAML, fix it at this line: deficient indentation in "specs/tasks/spec.yml" (3:1)

       1 | openapi: 3.1.0
       2 | info: {title: Tasks
       3 | paths: {}
      -----^"
    `);
  });

  it('a referenced file that is not YAML, in that file and where it is used', async () => {
    expect(
      await loadError({
        'spec.yml': spec,
        'paths/tasks.yml': toTask,
        'schemas/tasks.yml': 'Task:\n  type: object\n  properties: {name: {}\nUser: {}\n',
      }),
    ).toMatchInlineSnapshot(`
      "2 problems:
      tasks/schemas/tasks.yml:4 /
        Failed to parse: deficient indentation in "specs/tasks/schemas/tasks.yml" (4:1). Fix the path or the name behind "#/", or add or repair what it names.
      tasks/paths/tasks.yml:9 /get/responses/200/content/application~1json/schema
        Can't resolve $ref: deficient indentation in "specs/tasks/schemas/tasks.yml" (4:1). Fix the path or the name behind "#/", or add or repair what it names."
    `);
  });

  it('a schema that is nothing but a reference to itself', async () => {
    expect(await loadError({'spec.yml': spec, 'paths/tasks.yml': toTask, 'schemas/tasks.yml': `Task: {$ref: '#/Task'}`}))
      .toMatchInlineSnapshot(`
      "1 problem:
      tasks/spec.yml:1 /
        Cannot be read: Self-referencing circular pointer. Look for a schema that is nothing but a "$ref" back to itself."
    `);
  });

  it('an operationId that is used twice', async () => {
    expect(
      await loadError({
        'spec.yml': `${spec}  /1/users: {$ref: 'paths/users.yml'}\n`,
        'paths/tasks.yml': renderPath('getTasks', '{type: object}'),
        'paths/users.yml': `summary: Users\n${renderPath('getTasks', '{type: object}')}`,
      }),
    ).toMatchInlineSnapshot(`
      "1 problem:
      tasks/paths/users.yml:3 /get/operationId
        Every operation must have a unique \`operationId\`. Give each operation an operationId of its own."
    `);
  });

  it('a tag that the spec does not list', async () => {
    const wrong = renderPath('getTasks', '{type: object}').replace('[tasks]', '[task]');
    expect(await loadError({'spec.yml': spec, 'paths/tasks.yml': wrong})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/paths/tasks.yml:5 /get/tags/0
        There is no tag "task". Tags in spec.yml: tasks. Use one of them, or add "task" to "tags" there."
    `);
  });

  it('an operation without a summary', async () => {
    const wrong = renderPath('getTasks', '{type: object}').replace('  summary: Get tasks\n', '');
    expect(await loadError({'spec.yml': spec, 'paths/tasks.yml': wrong})).toMatchInlineSnapshot(`
      "1 problem:
      tasks/paths/tasks.yml:1 /get/summary
        Operation object should contain \`summary\` field."
    `);
  });

  it('every problem of every file at once', async () => {
    expect(
      await loadError({
        'spec.yml': `${spec}  /1/users: {$ref: 'paths/users.yml'}\n  /1/teams: {$ref: 'paths/teams.yml'}\n`,
        'paths/tasks.yml': toTask.replace('[tasks]', '[task]').replace('#/Task', '#/Tsak'),
        'paths/users.yml': renderPath('getTasks', `{$ref: '../schemas/users.yml#/User'}`).replace('  summary: Get tasks\n', ''),
        'paths/teams.yml': renderPath('getTeams', '{type: strin}').replace(/ {4}'400'.*\n/, ''),
        'schemas/tasks.yml': 'Task: {type: object}',
      }),
    ).toMatchInlineSnapshot(`
      "7 problems:
      tasks/paths/tasks.yml:5 /get/tags/0
        There is no tag "task". Tags in spec.yml: tasks. Use one of them, or add "task" to "tags" there.
      tasks/paths/tasks.yml:9 /get/responses/200/content/application~1json/schema
        Can't resolve $ref. Fix the path or the name behind "#/", or add or repair what it names.
      tasks/paths/users.yml:2 /get/operationId
        Every operation must have a unique \`operationId\`. Give each operation an operationId of its own.
      tasks/paths/users.yml:1 /get/summary
        Operation object should contain \`summary\` field.
      tasks/paths/users.yml:8 /get/responses/200/content/application~1json/schema
        Can't resolve $ref: ENOENT: no such file or directory 'specs/tasks/schemas/users.yml'. Fix the path or the name behind "#/", or add or repair what it names.
      tasks/paths/teams.yml:6 /get/responses
        Operation must have at least one \`4XX\` response. Say what can go wrong.
      tasks/paths/teams.yml:9 /get/responses/200/content/application~1json/schema/type
        \`type\` can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean string?"
    `);
  });
});

it('asks for no more than OpenAPI does without a layer', async () => {
  const bare = renderPath('getTasks', '{type: object}').replace(/ {4}'400'.*\n|.*(summary|tags): .*\n/g, '');
  expect(bare).not.toMatch(/summary|tags|400/);
  await expect(loadSpec(createSpec({'spec.yml': spec, 'paths/tasks.yml': bare}))).resolves.toHaveProperty('paths');
});

it('carries the problems of a spec as data, too', async () => {
  const file = createSpec({'spec.yml': spec, 'paths/tasks.yml': toTask});
  await expect(loadSpec(file)).rejects.toMatchObject({
    name: 'SpecError',
    problems: [
      {
        file: path.join(path.dirname(file), 'paths/tasks.yml'),
        line: 9,
        pointer: '/get/responses/200/content/application~1json/schema',
      },
    ],
  });
});

it('tells where each place of the document was written', async () => {
  const file = createSpec({
    'spec.yml': spec,
    'paths/tasks.yml': toTask,
    'schemas/tasks.yml': 'Task:\n  type: object\n  properties:\n    name: {type: string}\n',
  });
  const {document, locate} = await loadSpecWithSources(file);
  expect(document).toEqual(await loadSpec(file));
  expect(locate('/components/schemas/Task/properties/name')).toEqual({
    file: path.join(path.dirname(file), 'schemas/tasks.yml'),
    line: 4,
    pointer: '/Task/properties/name',
  });
});
