import {expect, it} from 'vitest';
import {readDocument} from '../reference/__fixtures__/yaml.ts';
import {writeXml} from './writeXml.ts';

const document = readDocument(`
components:
  schemas:
    Pet:
      xml: {name: pet}
      type: object
      properties:
        id: {type: integer, xml: {attribute: true}}
        fullName: {type: string, xml: {name: name}}
        owner: {$ref: '#/components/schemas/Person'}
        photos: {type: array, xml: {wrapped: true}, items: {type: string, xml: {name: photo}}}
        tags: {type: array, items: {type: string, xml: {name: tag}}}
        notes: {type: array, items: {type: object, properties: {day: {type: string, xml: {attribute: true}}}}}
    Person: {properties: {age: {type: integer}}, xml: {prefix: p, namespace: 'https://example.org/?a&b'}}
    Kitten: {allOf: [{$ref: '#/components/schemas/Pet'}], xml: {name: kitten}}
    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
    Node: {properties: {next: {$ref: '#/components/schemas/Node'}}}
`);

const write = (name: string, value: unknown): string => writeXml(document, `/components/schemas/${name}`, value);

it('has attributes, names, namespaces and lists as the schema says', () => {
  const value = {id: 7, fullName: 'Rex', owner: {age: 30}, photos: ['a', 'b'], tags: ['c', 'd'], notes: [{day: 'Mon'}]};
  expect(write('Pet', value)).toBe(`<pet id="7">
  <name>Rex</name>
  <p:owner xmlns:p="https://example.org/?a&amp;b">
    <age>30</age>
  </p:owner>
  <photos>
    <photo>a</photo>
    <photo>b</photo>
  </photos>
  <tag>c</tag>
  <tag>d</tag>
  <notes day="Mon" />
</pet>`);
});

it('has one element, whatever the value is', () => {
  expect(write('Pets', [{id: 1}, {id: 2}])).toBe('<Pets>\n  <pet id="1" />\n  <pet id="2" />\n</Pets>');
  expect(write('Kitten', {fullName: 'Mia'})).toBe('<kitten>\n  <name>Mia</name>\n</kitten>');
  expect(write('Pet', null)).toBe('<pet />');
  expect(write('Nothing', {a: [1, 2]})).toBe('<Nothing>\n  <a>1</a>\n  <a>2</a>\n</Nothing>');
  expect(writeXml(document, '/paths/nowhere', 'text')).toBe('<root>text</root>');
});

it('is well-formed whatever names and texts are', () => {
  expect(write('Node', {next: {'1 < "2"': '<a>&"b"\u0000</a>', '': true}})).toBe(
    '<Node>\n  <next>\n    <_1____2_>&lt;a&gt;&amp;&quot;b&quot;\uFFFD&lt;/a&gt;</_1____2_>\n    <_>true</_>\n  </next>\n</Node>',
  );
});
