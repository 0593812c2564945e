import {describe, expect, it} from 'vitest';
import type {AnySchema} from '../document/openApiDocument.ts';
import {claimAnchors, createClaim} from './anchors.ts';
import type {Field, Inner, NamedSchema, Option, ReferenceSchema} from './apiReference.ts';
import {buildNamedSchemas, buildSchema, type SchemaContext} from './buildSchema.ts';
import {readDocument, yaml} from './__fixtures__/yaml.ts';
import {createFlattener} from './flatten.ts';
import {nameSchemas} from './nameSchemas.ts';
import {readOperations} from './readOperations.ts';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

/** The schema of the only request body of a document, and the schemas that have a section of their own. */
function build(schema: AnySchema, schemas: AnySchema = {}): ReferenceSchema & {sections: NamedSchema[]} {
  const content = {'application/json': {schema}};
  const post = {operationId: 'post', requestBody: {content}, responses: {}};
  const document = {...readDocument('{}'), paths: {'/': {post}}, components: {schemas}} as ReturnType<typeof readDocument>;
  const names = nameSchemas(document, readOperations(document));
  const anchors = claimAnchors([], names, createClaim().claim);
  const context: SchemaContext = {...names, ...anchors, ...createFlattener(names)};
  const sections = buildNamedSchemas(context);
  return {...buildSchema(context.flatten([{pointer: '/body', value: schema}]), 'body', context), sections};
}

/** All fields, at whatever depth. */
function listFields(inner: Inner[]): Field[] {
  return inner.flatMap((part) => {
    if (part.kind === 'named') return [];
    if (part.kind === 'options') return part.options.flatMap((option) => listFields(option.inner));
    return part.fields.flatMap((field) => [field, ...listFields(field.inner)]);
  });
}

const anchorsOf = ({inner}: ReferenceSchema): string[] => listFields(inner).map(({anchor}) => anchor);
const fieldsOf = ({inner}: ReferenceSchema): Field[] => inner.flatMap((part) => (part.kind === 'fields' ? part.fields : []));
const optionsOf = ({inner}: ReferenceSchema): Option[] => inner.flatMap((part) => (part.kind === 'options' ? part.options : []));

describe('a field', () => {
  it('has everything that there is to say about it', () => {
    const [field] = fieldsOf(
      build(yaml`
        type: object
        required: [status]
        properties:
          status:
            type: [string, 'null']
            format: code
            description: ${JSON.stringify('How *it* goes:\n\n- `open`: not done.\n- `done`: done.')}
            enum: [open, done, null]
            default: open
            deprecated: true
            readOnly: true
            pattern: ^[a-z]+$
      `),
    );
    expect(field).toEqual({
      name: 'status',
      anchor: 'body/status',
      isRequired: true,
      type: 'string (code) or null',
      marks: ['deprecated', 'read-only'],
      constraints: ['matches ^[a-z]+$', 'default "open"'],
      example: '',
      descriptionHtml: 'How <em>it</em> goes:',
      values: [
        {value: 'open', descriptionHtml: 'not done.'},
        {value: 'done', descriptionHtml: 'done.'},
        {value: 'null', descriptionHtml: ''},
      ],
      rulesHtml: [],
      inner: [],
    });
  });

  it('is optional unless its object lists it', () => {
    const fields = fieldsOf(build(yaml`{required: [a], properties: {a: {}, b: {required: [c]}}}`));
    expect(fields.map(({name, isRequired}) => [name, isRequired])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('is marked as write-only', () => {
    expect(fieldsOf(build(yaml`properties: {a: {writeOnly: true, readOnly: false}}`))[0]?.marks).toEqual(['write-only']);
  });

  it('has an example', () => {
    expect(fieldsOf(build(yaml`properties: {a: {type: integer, examples: [5, 6]}}`))[0]?.example).toBe('5');
  });

  it('that must not be set says so', () => {
    expect(fieldsOf(build(yaml`properties: {a: false}`))[0]).toMatchObject({type: 'no value', rulesHtml: ["It isn't allowed."]});
  });

  it('may be any value', () => {
    expect(fieldsOf(build(yaml`properties: {a: true}`))[0]).toMatchObject({type: 'any value', rulesHtml: [], inner: []});
  });
});

describe('fields', () => {
  it('of nested objects have the way to them in their address', () => {
    expect(anchorsOf(build(yaml`properties: {a: {properties: {b: {properties: {c: {}}}}}}`))).toEqual([
      'body/a',
      'body/a/b',
      'body/a/b/c',
    ]);
  });

  it('of the entries of a list are those of the list', () => {
    const schema = build(yaml`properties: {tasks: {type: array, items: {type: object, properties: {name: {}}}}}`);
    expect(fieldsOf(schema)[0]?.type).toBe('array of objects');
    expect(anchorsOf(schema)).toEqual(['body/tasks', 'body/tasks/name']);
  });

  it('with any other name are one field', () => {
    const named = fieldsOf(build(yaml`{properties: {a: {}}, additionalProperties: {type: string}}`));
    expect(named.map(({name, anchor, type}) => [name, anchor, type])).toEqual([
      ['a', 'body/a', 'any value'],
      ['any other name', 'body/*', 'string'],
    ]);
    expect(fieldsOf(build(yaml`additionalProperties: {type: string}`)).map(({name}) => name)).toEqual(['any name']);
    expect(fieldsOf(build(yaml`{patternProperties: {^x: {}}, additionalProperties: {type: string}}`))[1]?.name).toBe(
      'any other name',
    );
  });

  it('by pattern and entries by position are fields, too', () => {
    const schema = build(
      yaml`properties: {a: {patternProperties: {^x-: {}}}, b: {prefixItems: [{type: string}, {type: integer}]}}`,
    );
    expect(listFields(schema.inner).map(({name, anchor}) => [name, anchor])).toEqual([
      ['a', 'body/a'],
      ['names that match ^x-', 'body/a/^x-'],
      ['b', 'body/b'],
      ['entry 1', 'body/b/0'],
      ['entry 2', 'body/b/1'],
    ]);
  });

  it('may have odd names', () => {
    const fields = fieldsOf(build(yaml`properties: {__proto__: {}, 'a b': {}, 'a-b': {}, 'a/b': {}, '': {}, '<i>': {}}`));
    expect(fields.map(({name, anchor}) => [name, anchor])).toEqual([
      ['__proto__', 'body/__proto__'],
      ['a b', 'body/a-b'],
      ['a-b', 'body/a-b-2'],
      ['a/b', 'body/a/b'],
      ['', 'body/-'],
      ['<i>', 'body/<i>'],
    ]);
  });

  it.each([
    ['{additionalProperties: true}', 'any fields'],
    ['{additionalProperties: true, properties: {a: {}}}', 'can have other fields'],
    ['{additionalProperties: true, patternProperties: {^x: {}}}', 'can have other fields'],
    [`{additionalProperties: true, allOf: [${ref('Tree')}]}`, 'can have other fields'],
    ['{additionalProperties: true, oneOf: [{title: A}, {title: B}]}', 'any fields'],
  ])('of %s are told apart from those that are not listed: %s', (schema, words) => {
    expect(build(yaml`${schema}`, yaml`Tree: {properties: {left: ${ref('Tree')}}}`).constraints).toEqual([words]);
  });

  it('are there at 40 levels', () => {
    const deep = Array.from({length: 40}).reduce<AnySchema>((inner) => ({properties: {a: inner}}) as AnySchema, {type: 'string'});
    expect(anchorsOf(build(deep)).at(-1)).toBe(`body${'/a'.repeat(40)}`);
  });
});

describe('the address of a field starts with the schema that defines it:', () => {
  it('a named schema that is shown in place', () => {
    expect(anchorsOf(build(yaml`properties: {task: ${ref('Task')}}`, yaml`Task: {properties: {name: {}}}`))).toEqual([
      'body/task',
      'schema/Task/name',
    ]);
  });

  it('each of the named parts, and the place for what is written there', () => {
    const schemas = yaml`
      Task: {allOf: [${ref('Base')}, {properties: {size: {}}}], properties: {own: {properties: {inner: {}}}}}
      Base: {properties: {id: {}}, additionalProperties: {type: string}}
    `;
    expect(anchorsOf(build(yaml`{allOf: [${ref('Task')}], properties: {here: {}}}`, schemas))).toEqual([
      'schema/Base/id',
      'schema/Task/size',
      'schema/Task/own',
      'schema/Task/own/inner',
      'body/here',
      'schema/Base/*',
    ]);
  });

  it('a schema behind another, a list and an alternative', () => {
    const schemas = yaml`
      Alias: ${ref('Task')}
      Task: {properties: {name: {}}}
      Tasks: {type: array, items: {properties: {entry: {}}}}
      Either: {oneOf: [{properties: {a: {}}}, {type: string}]}
    `;
    const schema = yaml`properties: {alias: ${ref('Alias')}, list: {allOf: [${ref('Tasks')}]}, either: {allOf: [${ref('Either')}]}}`;
    expect(anchorsOf(build(schema, schemas))).toEqual([
      'body/alias',
      'schema/Task/name',
      'body/list',
      'schema/Tasks/entry',
      'body/either',
      'schema/Either/(object)/a',
    ]);
  });

  it('a shared schema, in its own section', () => {
    const schemas = yaml`{Task: {allOf: [${ref('Base')}], properties: {own: {}}}, Base: {properties: {id: {}}}}`;
    const {sections} = build(yaml`properties: {a: ${ref('Task')}, b: ${ref('Task')}}`, schemas);
    expect(sections.map(({anchor, schema}) => [anchor, ...anchorsOf(schema)])).toEqual([
      ['schema/Task', 'schema/Base/id', 'schema/Task/own'],
    ]);
  });
});

describe('a shared schema', () => {
  const schemas = yaml`Task: {type: object, description: A task., properties: {id: {}, name: {}}}`;

  it('is a link where it is used, to a section that has its fields', () => {
    const schema = build(yaml`properties: {first: ${ref('Task')}, all: {type: array, items: ${ref('Task')}}}`, schemas);
    const link = {kind: 'named', name: 'Task', anchor: 'schema/Task', preview: 'id, name'};
    expect(fieldsOf(schema).map(({type, inner}) => [type, inner])).toEqual([
      ['object', [link]],
      ['array of objects', [link]],
    ]);
    expect(schema.sections.map(({name, schema: {descriptionHtml}}) => [name, descriptionHtml])).toEqual([['Task', 'A task.']]);
  });

  it('is included by a schema that has more fields', () => {
    const schema = build(yaml`properties: {a: {allOf: [${ref('Task')}], properties: {more: {}}}, b: ${ref('Task')}}`, schemas);
    expect(fieldsOf(schema)[0]?.inner).toMatchObject([
      {kind: 'fields', fields: [{name: 'more'}], includes: [{name: 'Task', anchor: 'schema/Task'}]},
    ]);
  });

  it('keeps its address when its name has white space', () => {
    const {sections, inner} = build(
      yaml`allOf: [{$ref: '#/components/schemas/my%20task'}, {properties: {a: {$ref: '#/components/schemas/my%20task'}}}]`,
      yaml`my task: {properties: {id: {}}}`,
    );
    expect(sections[0]?.anchor).toBe('schema/my-task');
    expect(inner).toMatchObject([{includes: [{name: 'my task', anchor: 'schema/my-task'}]}]);
  });
});

describe('recursion ends in a link:', () => {
  it.each([
    ['direct', `Node: {properties: {next: ${ref('Node')}}}`],
    ['through a list', `Node: {properties: {next: {type: array, items: ${ref('Node')}}}}`],
    ['through any name', `Node: {properties: {next: {additionalProperties: ${ref('Node')}}}}`],
    ['through a part', `Node: {properties: {next: {allOf: [${ref('Node')}], description: The next.}}}`],
    ['through an alternative', `Node: {properties: {next: {oneOf: [${ref('Node')}, {type: string, maxLength: 3}]}}}`],
    ['through another schema', `Node: {properties: {next: ${ref('Other')}}}, Other: {properties: {node: ${ref('Node')}}}`],
  ])('%s', (_, schemas) => {
    const {sections, inner} = build(yaml`${ref('Node')}`, yaml`{${schemas}}`);
    expect(inner).toMatchObject([{kind: 'named', name: 'Node', anchor: 'schema/Node', preview: 'next'}]);
    expect(sections.map(({name}) => name)).toEqual(['Node']);
    expect(JSON.stringify(sections[0]?.schema).match(/"kind":"named","name":"Node"/g)).toHaveLength(1);
  });

  it('through a place inside of a schema', () => {
    const tree = yaml`Tree: {properties: {nodes: {items: {$ref: '#/components/schemas/Tree/properties/nodes'}}}}`;
    expect(build(yaml`${ref('Tree')}`, tree).sections.map(({name}) => name)).toEqual(['Tree/properties/nodes']);
  });

  it('of references alone', () => {
    const {type, inner} = build(yaml`${ref('A')}`, yaml`{A: ${ref('B')}, B: ${ref('A')}}`);
    expect({type, inner}).toEqual({type: 'any value', inner: [{kind: 'named', name: 'A', anchor: 'schema/A', preview: ''}]});
  });
});

it('says nothing about a reference to nowhere', () => {
  expect(build(yaml`properties: {a: ${ref('Gone')}}`)).toMatchObject({
    inner: [{fields: [{name: 'a', type: 'any value', inner: []}]}],
    sections: [],
  });
});

describe('alternatives', () => {
  it('are named and have addresses of their own', () => {
    const schema = build(
      yaml`oneOf: [{title: By name, properties: {name: {}}}, ${ref('Task')}, {type: string, description: A text.}]`,
      yaml`Task: {properties: {id: {}}}`,
    );
    expect(schema.type).toBe('object or string');
    expect(schema.inner[0]).toMatchObject({kind: 'options', title: 'One of'});
    expect(optionsOf(schema).map(({label, anchor, type}) => [label, anchor, type])).toEqual([
      ['By name', 'body/(By-name)', 'object'],
      ['Task', 'body/(Task)', 'object'],
      ['string', 'body/(string)', 'string'],
    ]);
    expect(anchorsOf(schema)).toEqual(['body/(By-name)/name', 'schema/Task/id']);
  });

  it('of anyOf are at least one of', () => {
    expect(build(yaml`anyOf: [{type: string, maxLength: 3}, {type: integer}]`).inner[0]).toMatchObject({
      title: 'At least one of',
    });
  });

  it.each([
    ['{type: string}, {type: integer}'],
    [`{type: string}, {type: integer}, {type: 'null'}`],
    ['{required: [a]}, {required: [b]}'],
  ])('that say no more than the type or a rule are left out: %s', (options) => {
    expect(build(yaml`oneOf: [${options}]`).inner).toEqual([]);
  });

  it.each([
    ['{type: string, title: Name}'],
    ['{type: string, description: A.}'],
    ['{type: string, examples: [a]}'],
    ['{type: string, maxLength: 3}'],
    ['{type: string, enum: [a]}'],
    ['{type: string, deprecated: true}'],
    ['{type: string, not: {const: a}}'],
    ['{type: object, properties: {a: {}}}'],
  ])('stay when one of them says more: %s', (option) => {
    expect(optionsOf(build(yaml`oneOf: [${option}, {type: integer}]`))).toHaveLength(2);
  });

  it('of both kinds stay apart', () => {
    const schema = build(yaml`{oneOf: [{title: A, type: string}, {title: B}], anyOf: [{title: C, type: string}, {title: D}]}`);
    expect(schema.inner.map((part) => part.kind === 'options' && [part.title, part.options.map(({label}) => label)])).toEqual([
      ['One of', ['A', 'B']],
      ['At least one of', ['C', 'D']],
    ]);
  });

  it('beside fields come after them', () => {
    const schema = build(yaml`{properties: {a: {}}, oneOf: [{properties: {b: {}}}, {properties: {c: {}}}]}`);
    expect(schema.inner.map(({kind}) => kind)).toEqual(['fields', 'options']);
    expect(optionsOf(schema).map(({label}) => label)).toEqual(['object with b', 'object with c']);
  });
});

describe('a list', () => {
  it('has its own description and that of its entries', () => {
    const {descriptionHtml} = build(yaml`{type: array, description: The tasks., items: {type: string, description: A name.}}`);
    expect(descriptionHtml).toBe('<p>The tasks.</p><p>Each entry: A name.</p>');
  });

  it('without a description has that of its entries', () => {
    expect(build(yaml`{type: array, items: {type: string, description: A name.}}`).descriptionHtml).toBe('A name.');
  });

  it('has the constraints, values, rules and example of its entries', () => {
    const {constraints, values, rulesHtml, example} = build(
      yaml`{type: array, minItems: 1, items: {type: array, maxItems: 2, items: {enum: [a, b]}, not: {const: [a]}, examples: [[b]]}}`,
    );
    expect({constraints, values: values.map(({value}) => value), rulesHtml, example}).toEqual({
      constraints: ['at least 1 entry', 'each: at most 2 entries'],
      values: ['a', 'b'],
      rulesHtml: ['It must not be <code>["a"]</code>.'],
      example: '[["b"]]',
    });
  });

  it('that needs several entries has no example of a single one', () => {
    const pair = '{type: array, minItems: 2, items: {type: integer, examples: [5]}}';
    expect([build(yaml`${pair}`).example, build(yaml`{type: array, minItems: 1, items: ${pair}}`).example]).toEqual(['', '']);
    expect(build(yaml`{type: array, minItems: 1, items: {type: integer, examples: [5]}}`).example).toBe('[5]');
  });

  it.each(['{type: array}', '{type: array, items: true}', '{type: array, items: {}}'])(
    'of anything has nothing to open: %s',
    (list) => {
      expect(build(yaml`${list}`).inner).toEqual([]);
    },
  );
});

it('shows both types of parts that contradict each other, and says that they do', () => {
  expect(build(yaml`allOf: [{type: string}, {type: integer}]`)).toMatchObject({
    type: 'string and integer',
    rulesHtml: ['The parts of this schema contradict each other: no value has both types.'],
  });
  expect(build(yaml`allOf: [{enum: [a]}, {enum: [b]}]`)).toMatchObject({
    values: [{value: 'a'}, {value: 'b'}],
    rulesHtml: ['The parts of this schema contradict each other: no value is in both lists.'],
  });
});

it('takes a schema that is true or false', () => {
  expect([build(true).type, build(false).type]).toEqual(['any value', 'no value']);
});

it('takes 2,000 values', () => {
  const values = Array.from({length: 2000}, (_, index) => `v${index}`);
  expect(build({enum: values}).values.map(({value}) => value)).toEqual(values);
});

describe('what nothing else describes', () => {
  const show = (schema: string): string[] => fieldsOf(build(yaml`${schema}`)).map(({name, type}) => `${name}: ${type}`);

  it.each([
    ['{prefixItems: [{type: string}], items: {type: integer}}', ['entry 1: string', 'any other entry: integer']],
    ['{prefixItems: [{type: string}], unevaluatedItems: {type: integer}}', ['entry 1: string', 'any other entry: integer']],
    ['{properties: {a: {type: string}}, unevaluatedProperties: {type: integer}}', ['a: string', 'any other name: integer']],
    ['{unevaluatedProperties: {type: integer}}', ['any name: integer']],
    ['{type: string, contentSchema: {type: object}}', ['the content of the text: object']],
  ])('is shown: %s', (schema, fields) => {
    expect(show(schema)).toEqual(fields);
  });
});

describe('a schema with a discriminator', () => {
  const schemas = yaml`
    Pet: {properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {cat: Cat}}}
    Cat: {allOf: [${ref('Pet')}, {properties: {lives: {type: integer}}}]}
    Dog: {allOf: [${ref('Pet')}, {properties: {tricks: {type: integer}}}]}
  `;

  it('has the schemas that build on it as its alternatives', () => {
    const {sections} = build(yaml`${ref('Pet')}`, schemas);
    const pet = sections.find(({name}) => name === 'Pet')?.schema;
    expect(pet?.inner.map((inner) => (inner.kind === 'options' ? inner.options.map(({label}) => label) : inner.kind))).toEqual([
      'fields',
      ['Cat, when kind is "cat"', 'Dog, when kind is "Dog"'],
    ]);
    expect(pet?.rulesHtml).toEqual([]);
  });
});

describe('documentation elsewhere', () => {
  it('is a link after the description', () => {
    const schema = {description: 'A task.', externalDocs: {url: 'https://a.org/?b&c', description: 'All <about> tasks'}};
    expect(build(schema).descriptionHtml).toBe(
      '<p>A task.</p><p>See <a href="https://a.org/?b&#x26;c">All &#x3C;about> tasks</a>.</p>',
    );
  });

  it.each(['javascript:alert(1)', '', 5])('is left out where it leads nowhere: %j', (url) => {
    expect(build({externalDocs: {url}}).descriptionHtml).toBe('');
  });

  it('can’t leave its link', () => {
    expect(build({externalDocs: {url: 'https://a.org/" onclick="alert(1)'}}).descriptionHtml).not.toMatch(/" onclick/);
  });
});
