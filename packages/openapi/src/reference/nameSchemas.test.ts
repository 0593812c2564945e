import {describe, expect, it} from 'vitest';
import {readDocument} from './__fixtures__/yaml.ts';
import {readOperations} from './readOperations.ts';
import {nameSchemas} from './nameSchemas.ts';

/** Which schemas a page shows once; `uses` are the schemas of one answer each. */
function share(schemas: string, ...uses: string[]): string[] {
  const paths = uses.map(
    (schema, index) =>
      `/${index}: {get: {operationId: get${index}, responses: {'200': {content: {application/json: {schema: ${schema}}}}}}}`,
  );
  const document = readDocument(`{components: {schemas: {${schemas}}}, paths: {${paths.join(', ')}}}`);
  return [...nameSchemas(document, readOperations(document)).shared].sort();
}

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;

describe('a schema with fields is shared', () => {
  const task = 'Task: {properties: {name: {type: string}}}';

  it('when several places use it', () => {
    expect(share(task, ref('Task'))).toEqual([]);
    expect(share(task, ref('Task'), ref('Task'))).toEqual(['Task']);
  });

  it('when another schema uses it twice', () => {
    expect(share(`${task}, Pair: {properties: {one: ${ref('Task')}, two: ${ref('Task')}}}`, ref('Pair'))).toEqual(['Task']);
  });

  it('but not when one that is used twice has it once', () => {
    const list = `List: {properties: {task: ${ref('Task')}}}`;
    expect(share(`${task}, ${list}`, ref('List'), ref('List'))).toEqual(['List']);
  });

  it.each([
    ['allOf', `{allOf: [${ref('Task')}]}`],
    ['oneOf', `{oneOf: [${ref('Task')}, {type: string}]}`],
    ['anyOf', `{anyOf: [${ref('Task')}, {type: string}]}`],
    ['items', `{type: array, items: ${ref('Task')}}`],
    ['prefixItems', `{prefixItems: [${ref('Task')}]}`],
    ['additionalProperties', `{additionalProperties: ${ref('Task')}}`],
    ['patternProperties', `{patternProperties: {^x: ${ref('Task')}}}`],
    ['properties', `{properties: {task: ${ref('Task')}}}`],
    ['a reference with more beside it', `{$ref: '#/components/schemas/Task', description: A task.}`],
  ])('whether it is used in %s', (_, use) => {
    expect(share(task, use, ref('Task'))).toEqual(['Task']);
  });

  it('whether its fields are its own, of its parts, its entries or its alternatives', () => {
    const kinds = `
      Part: {allOf: [{properties: {a: {}}}]}, List: {items: {properties: {a: {}}}}, Choice: {oneOf: [{properties: {a: {}}}, {}]},
      Names: {additionalProperties: {type: string}}, Pattern: {patternProperties: {^x: {}}}`;
    const uses = ['Part', 'List', 'Choice', 'Names', 'Pattern'].map(ref);
    expect(share(kinds, ...uses, ...uses)).toEqual(['Choice', 'List', 'Names', 'Part', 'Pattern']);
  });
});

describe('a schema without fields', () => {
  it('is shown where it is used', () => {
    const schemas =
      'Id: {type: string}, Kind: {enum: [a, b]}, Either: {oneOf: [{type: string}, {type: integer}]}, Any: {type: object}';
    const uses = ['Id', 'Kind', 'Either', 'Any'].map(ref);
    expect(share(schemas, ...uses, ...uses)).toEqual([]);
  });

  it('is shared when it is too long to be repeated', () => {
    const options = Array.from({length: 40}, (_, index) => `{const: ${index}, description: Means ${index}.}`);
    expect(share(`Long: {oneOf: [${options.join(', ')}]}`, ref('Long'), ref('Long'))).toEqual(['Long']);
  });

  it('is shared before 40 levels of two alternatives each become 2^40', () => {
    const levels = Array.from(
      {length: 40},
      (_, level) => `L${level}: {oneOf: [${ref(`L${level + 1}`)}, {items: ${ref(`L${level + 1}`)}}]}`,
    );
    expect(share(`${levels.join(', ')}, L40: {type: string}`, ref('L0')).length).toBeGreaterThan(30);
  });
});

describe('a schema that contains itself is shared,', () => {
  it.each([
    ['directly', `Node: {properties: {next: ${ref('Node')}}}`, ['Node']],
    ['through a list', `Node: {properties: {nodes: {type: array, items: ${ref('Node')}}}}`, ['Node']],
    ['through an alternative, without fields', `Node: {oneOf: [{type: string}, {type: array, items: ${ref('Node')}}]}`, ['Node']],
    [
      'through another, which is shown inside of it',
      `Node: {properties: {b: ${ref('B')}}}, B: {properties: {a: ${ref('Node')}}}`,
      ['Node'],
    ],
    ['as a reference to itself', `Node: ${ref('Node')}`, ['Node']],
    ['as a circle of references', `Node: ${ref('B')}, B: ${ref('Node')}`, ['Node']],
  ])('%s', (_, schemas, shared) => {
    expect(share(schemas, ref('Node'))).toEqual(shared);
  });
});

describe('a schema that nothing refers to', () => {
  it('has a place of its own', () => {
    expect(
      share('Task: {properties: {kind: {$ref: "#/components/schemas/Kind"}}}, Kind: {enum: [a]}, Id: {type: string}'),
    ).toEqual(['Id', 'Task']);
  });
});

it('counts parameters, also those with a media type, and request bodies', () => {
  const document = readDocument(`
    components: {schemas: {A: {properties: {a: {}}}, B: {properties: {b: {}}}}}
    paths:
      /:
        post:
          operationId: a
          parameters:
            - {name: a, in: query, schema: ${ref('A')}}
            - {name: b, in: query, content: {application/json: {schema: ${ref('B')}}}}
          requestBody: {content: {application/json: {schema: {allOf: [${ref('A')}, ${ref('B')}]}}}}
          responses: {}
  `);
  expect([...nameSchemas(document, readOperations(document)).shared]).toEqual(['A', 'B']);
});

describe('a reference into a schema', () => {
  const tree = `Tree: {properties: {root: {$ref: '#/components/schemas/Tree/$defs/node'}},
    $defs: {node: {properties: {nodes: {items: {$ref: '#/components/schemas/Tree/$defs/node'}}}}}}`;

  it('names what it leads to, and ends where that contains itself', () => {
    expect(share(tree, ref('Tree'))).toEqual(['Tree/$defs/node']);
  });

  it('finds names with a slash, a tilde or a space in them', () => {
    const document = readDocument(`
      components: {schemas: {a/b~c d: {type: string}, E: {properties: {f/g: {type: integer}}}}}
      paths: {/: {get: {operationId: a, responses: {'200': {content: {application/json: {schema: {oneOf: [
        {$ref: '#/components/schemas/a~1b~0c%20d'}, {$ref: '#/components/schemas/E/properties/f~1g'}]}}}}}}}}
    `);
    const {named, shared} = nameSchemas(document, readOperations(document));
    expect(named.get('E/properties/f~1g')).toEqual({type: 'integer'});
    expect([...named.keys()]).toEqual(['a/b~c d', 'E', 'E/properties/f~1g']);
    expect([...shared]).toEqual(['E']);
  });

  it('to nowhere says nothing and has no place', () => {
    expect(share('', ref('Gone'), ref('Gone'))).toEqual([]);
  });
});

it('takes schemas that are true or false', () => {
  expect(share('Any: true, None: false', ref('Any'), ref('None'), '{items: true, additionalProperties: false}')).toEqual([]);
});

describe('a schema of errors', () => {
  const readShared = (responses: string, others = '{}'): string[] => {
    const problem = `{content: {application/json: {schema: ${ref('Problem')}}}}`;
    const document = readDocument(`
      components: {schemas: {Problem: {properties: {message: {type: string}}}}, responses: {Gone: ${problem}}}
      paths: {/: {get: {operationId: a, responses: ${responses}}, post: {operationId: b, responses: ${others}}}}
    `);
    return [...nameSchemas(document, readOperations(document)).shared];
  };
  const gone = "{$ref: '#/components/responses/Gone'}";

  it('is shown with the error if that is one, however many operations send it', () => {
    expect(readShared(`{'404': ${gone}}`, `{'404': ${gone}}`)).toEqual([]);
  });

  it('has a place of its own if several errors have it', () => {
    expect(readShared(`{'404': ${gone}, '410': ${gone}}`)).toEqual(['Problem']);
  });
});

it('shows schemas that only refer to each other, from the first of them on', () => {
  const schemas = `A: {properties: {b: ${ref('B')}}}, B: {properties: {a: ${ref('A')}}}, C: {properties: {c: ${ref('C')}}}`;
  expect(share(schemas)).toEqual(['A', 'C']);
});

it('says of a reference that leads nowhere that it does', () => {
  const document = readDocument(`
    paths: {/: {get: {operationId: a, responses: {'200': {content: {application/json: {schema: ${ref('Lost')}}}}}}}}
  `);
  expect(nameSchemas(document, readOperations(document)).named.get('Lost')).toEqual({
    description: 'This schema isn’t in the document.',
  });
});

it('follows a chain of any length', () => {
  const names = Array.from({length: 20_000}, (_, index) => index);
  const schemas = Object.fromEntries(
    names.map((name) => [`N${name}`, {properties: {next: {$ref: `#/components/schemas/N${name + 1}`}}}]),
  );
  const document = {...readDocument('{}'), components: {schemas}};
  expect([...nameSchemas(document, []).shared]).toEqual(['N0']);
});

describe('the schemas that build on one with a discriminator', () => {
  const pet = (discriminator: string): string => `
    Pet: {properties: {kind: {type: string}}, discriminator: {propertyName: kind${discriminator}}},
    Cat: {allOf: [${ref('Pet')}, {properties: {lives: {type: integer}}}]},
    Dog: {allOf: [${ref('Pet')}, {properties: {tricks: {type: integer}}}]}`;
  const listKinds = (schemas: string): string[] => {
    const {kinds} = nameSchemas(readDocument(`{components: {schemas: {${schemas}}}}`), []);
    return [...kinds].flatMap(([name, {kinds: all}]) => all.map(({value, ref: target}) => `${name} ${value} ${target}`));
  };

  it('are all that have it as a part', () => {
    expect(listKinds(pet(''))).toEqual(['Pet Cat #/components/schemas/Cat', 'Pet Dog #/components/schemas/Dog']);
  });

  it('have the values of its mapping', () => {
    expect(listKinds(pet(", mapping: {d: Dog, c: '#/components/schemas/Cat'}"))).toEqual([
      'Pet d #/components/schemas/Dog',
      'Pet c #/components/schemas/Cat',
    ]);
  });

  it('are none where it has alternatives of its own', () => {
    expect(
      listKinds(`Pet: {oneOf: [${ref('Cat')}], discriminator: {propertyName: kind}}, Cat: {allOf: [${ref('Pet')}]}`),
    ).toEqual([]);
  });

  it('may have odd names', () => {
    const base = "{$ref: '#/components/schemas/a~1b%25'}";
    const odd = `a/b%: {discriminator: {propertyName: kind}}, c/d~%: {allOf: [${base}]}`;
    expect(listKinds(odd)).toEqual(['a/b% c/d~% #/components/schemas/c~1d~0%25']);
  });
});
