import {expect, it} from 'vitest';
import {nameAll, yaml} from './__fixtures__/yaml.ts';
import {createFlattener} from './flatten.ts';
import {linkNamed} from './linkNamed.ts';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const schemas = yaml`
  Task: {properties: {id: {}, name: {}}}
  Long: {properties: {a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {}}}
  Seven: {properties: {a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}}}
  More: {allOf: [${ref('Task')}], properties: {name: {}, size: {}}}
  List: {type: array, items: ${ref('Task')}}
  Either: {oneOf: [${ref('Task')}, {type: string}, {type: 'null'}]}
  Names: {additionalProperties: {type: string}}
  Tree: {properties: {id: {}, trees: {items: ${ref('Tree')}}}}
  Circle: ${ref('Circle')}
`;

it.each([
  ['Task', 'id, name'],
  ['Long', 'a, b, c, d, e, f and 2 more'],
  ['Seven', 'a, b, c, d, e, f, g'],
  ['More', 'name, size, id'],
  ['List', 'id, name'],
  ['Either', 'Task or string'],
  ['Names', 'any name'],
  ['Tree', 'id, trees'],
  ['Circle', ''],
])('says what is in %s: %s', (name, preview) => {
  const {openName} = createFlattener(nameAll(schemas, Object.keys(schemas)));
  expect(linkNamed({name, open: () => openName(name)}, `schema/${name}`)).toEqual({name, anchor: `schema/${name}`, preview});
});
