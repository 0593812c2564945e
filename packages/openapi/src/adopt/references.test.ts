import {describe, expect, it} from 'vitest';
import {adoptDocument} from './adoptDocument.ts';

/** The schema A of a document, as it was read, and what was said about it. */
function adopt(schemas: Record<string, unknown>, document: object = {}) {
  const {document: read, warnings} = adoptDocument({
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    components: {schemas},
    ...document,
  });
  return {schema: read.components?.schemas?.A, warnings: warnings.map(({pointer, message}) => `${pointer} ${message}`)};
}

describe('a reference to a schema', () => {
  it.each([
    ['by its place', '#/components/schemas/B', '#/components/schemas/B'],
    ['by a place in it', '#/components/schemas/B/properties/c', '#/components/schemas/B/properties/c'],
    ['by a place behind another reference', '#/components/schemas/D/properties/c', '#/components/schemas/B/properties/c'],
    ['by its anchor', '#bee', '#/components/schemas/B'],
    ['by its address', 'https://a.org/e', '#/components/schemas/E'],
    ['by a place in what has an address', 'https://a.org/e#/$defs/F', '#/components/schemas/E/$defs/F'],
    ['by its name alone', 'B', '#/components/schemas/B'],
    ['by a place in the schema that it is in', '#/$defs/Own', '#/components/schemas/A/$defs/Own'],
    ['by a place that is called otherwise now', '#/components/schemas/G/definitions/H', '#/components/schemas/G/$defs/H'],
    ['to the schema that it is in', '#', '#/components/schemas/A'],
    ['with an encoded place', '#/components/schemas/a%20b', '#/components/schemas/a b'],
  ])('is found %s', (_, $ref, found) => {
    const {schema, warnings} = adopt({
      A: {properties: {it: {$ref}}, $defs: {Own: {type: 'string'}}},
      B: {$anchor: 'bee', properties: {c: {type: 'string'}}},
      D: {$ref: '#/components/schemas/B'},
      E: {$id: 'https://a.org/e', $defs: {F: {}}},
      G: {definitions: {H: {}}},
      'a b': {},
    });
    expect(schema?.properties?.it).toEqual({$ref: found});
    expect(warnings).toEqual([]);
  });

  it.each([
    ['#/components/schemas/Nope', 'leads nowhere in this document'],
    ['#nope', 'leads nowhere in this document'],
    ['other.yml#/A', 'leads nowhere in this document'],
    ['https://b.org/a.json', "is on another host, and isn't fetched. It's read as if it were empty. Download it"],
    ['#/info/title', 'leads to no schema'],
    ['#/components/schemas/Circle', 'leads to no schema'],
  ])('is empty if it leads nowhere: %s', ($ref, message) => {
    const Circle = {$ref: '#/components/schemas/Back'};
    const {schema, warnings} = adopt({A: {$ref, description: 'Kept.'}, Circle, Back: {$ref: '#/components/schemas/Circle'}});
    expect(schema).toEqual({description: 'Kept.'});
    expect(warnings[0]).toContain(`/components/schemas/A/$ref "${$ref}" ${message}`);
  });

  it('is dynamic, and read as the schema that has the name', () => {
    const {schema} = adopt({A: {$dynamicAnchor: 'node', properties: {next: {$dynamicRef: '#node'}}}});
    expect(schema?.properties?.next).toEqual({$ref: '#/components/schemas/A'});
    expect(adopt({A: {items: {$recursiveRef: '#'}}}).schema?.items).toEqual({$ref: '#/components/schemas/A'});
  });

  it('may go in a circle that says something', () => {
    const A = {properties: {next: {$ref: '#/components/schemas/A'}}};
    expect(adopt({A})).toEqual({schema: A, warnings: []});
  });

  it('may use the address that the document gives itself', () => {
    const {schema} = adopt(
      {A: {$ref: 'https://a.org/api#/components/schemas/B'}, B: {}},
      {openapi: '3.2.0', $self: 'https://a.org/api'},
    );
    expect(schema).toEqual({$ref: '#/components/schemas/B'});
  });
});

it('reads the mapping of a discriminator as references', () => {
  const mapping = {b: 'B', c: '#/components/schemas/B', d: 'Nope'};
  const {schema, warnings} = adopt({A: {discriminator: {propertyName: 'kind', mapping}}, B: {}});
  expect(schema?.discriminator?.mapping).toEqual({b: '#/components/schemas/B', c: '#/components/schemas/B'});
  expect(warnings).toEqual([expect.stringContaining('"Nope" leads nowhere')]);
  expect(adopt({A: {discriminator: {}}}).schema).toEqual({});
});

it('leaves a path item of a callback where it is, which may be the path that has it', () => {
  const callbacks = {done: {'{$url}': {$ref: '#/paths/~1a'}}};
  const {document} = adoptDocument({
    openapi: '3.1.0',
    paths: {'/a': {post: {callbacks, responses: {}}}, '/b': {$ref: '#/paths/~1a'}},
  });
  expect(document.paths['/b']?.post?.callbacks).toEqual(callbacks);
});

it('does not follow media types in circles', () => {
  const headers = {h: {content: {'a/b': {$ref: '#/components/mediaTypes/M'}}}};
  const M = {encoding: {x: {headers}, y: {headers}}};
  const {warnings} = adoptDocument({openapi: '3.2.0', info: {title: '', version: ''}, components: {mediaTypes: {M}}});
  expect(warnings.map(({message}) => message)).toContain(
    '"#/components/mediaTypes/M" leads nowhere in this document. It\'s read as if it were empty.',
  );
});
