import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {loadAnyDocument} from './loadAnyDocument.ts';

const head = `openapi: 3.1.0
info: {title: Pets, version: '1'}
`;

/** Loads a document of several files, of which the first is given. Places of warnings are "file:line pointer". */
async function load(spec: string, files: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  for (const [file, text] of Object.entries({...files, 'spec.yml': spec})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const {document, warnings} = await loadAnyDocument(path.join(folder, 'spec.yml'));
  const places = warnings.map(({file, line, pointer, message}) => ({
    place: `${path.relative(folder, file)}:${line} ${pointer}`,
    message: message.replaceAll(`${folder}/`, ''),
  }));
  return {document, places, json: JSON.stringify(document), folder};
}

it('brings in every kind of component', async () => {
  const {document, places} = await load(
    `${head}paths:
  /pets:
    $ref: pets.yml
components:
  examples: {E: {$ref: things.yml#/Example}}
  securitySchemes: {S: {$ref: things.yml#/Scheme}}
  callbacks: {C: {$ref: things.yml#/Callback}}
`,
    {
      'pets.yml': `post:
  parameters: [{$ref: things.yml#/Parameter}]
  requestBody: {$ref: things.yml#/Body}
  responses: {'200': {$ref: things.yml#/Response}}
`,
      'things.yml': `Parameter: {name: p, in: query, schema: {$ref: schemas/Pet.yml}}
Body: {content: {application/json: {schema: {$ref: schemas/Pet.yml}}}}
Response: {description: R., headers: {H: {$ref: '#/Header'}}, links: {L: {$ref: '#/Link'}}}
Header: {schema: {type: string}}
Link: {operationId: x}
Example: {value: {$ref: not-a-reference.yml}}
Scheme: {type: http, scheme: basic}
Callback: {'{$url}': {$ref: callback.yml}}
`,
      'callback.yml': `post: {operationId: call, responses: {'200': {$ref: things.yml#/Response}}}`,
      'schemas/Pet.yml': `{type: object, properties: {friends: {type: array, items: {$ref: ../schemas/Pet.yml}}}}`,
    },
  );
  expect(places).toEqual([]);
  expect(document.paths).toEqual({
    '/pets': {
      post: {
        operationId: 'post-pets',
        parameters: [{$ref: '#/components/parameters/Parameter'}],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}},
        responses: {200: {$ref: '#/components/responses/Response'}},
      },
    },
  });
  expect(document.components).toMatchObject({
    schemas: {Pet: {properties: {friends: {items: {$ref: '#/components/schemas/Pet'}}}}},
    parameters: {Parameter: {schema: {$ref: '#/components/schemas/Pet'}}},
    responses: {Response: {headers: {H: {$ref: '#/components/headers/Header'}}, links: {L: {$ref: '#/components/links/Link'}}}},
    headers: {Header: {schema: {type: 'string'}}},
    links: {Link: {operationId: 'x'}},
    examples: {E: {value: {$ref: 'not-a-reference.yml'}}},
    securitySchemes: {S: {type: 'http'}},
    callbacks: {C: {'{$url}': {$ref: '#/components/pathItems/callback'}}},
    pathItems: {callback: {post: {responses: {200: {$ref: '#/components/responses/Response'}}}}},
  });
});

describe('the name of a component', () => {
  it('is the one that the document gives to the file', async () => {
    const {document} = await load(
      `${head}paths: {/a: {get: {responses: {'200': {description: A., content: {a/b: {schema: {$ref: pet.yml}}}}}}}}
components: {schemas: {Pet: {$ref: pet.yml}}}`,
      {'pet.yml': '{type: string}'},
    );
    expect(document.components?.schemas).toEqual({Pet: {type: 'string'}});
    expect(JSON.stringify(document.paths)).toContain('"$ref":"#/components/schemas/Pet"');
  });

  it('is another one where it is taken', async () => {
    const {document} = await load(
      `${head}components: {schemas: {Pet: {type: string}, All: {anyOf: [{$ref: a.yml#/Pet}, {$ref: b.yml#/Pet}, {$ref: a.yml#/Pet}]}}}`,
      {'a.yml': 'Pet: {type: integer}', 'b.yml': 'Pet: {type: boolean}'},
    );
    expect(document.components?.schemas).toEqual({
      Pet: {type: 'string'},
      'Pet-2': {type: 'integer'},
      'Pet-3': {type: 'boolean'},
      All: {anyOf: ['Pet-2', 'Pet-3', 'Pet-2'].map((name) => ({$ref: `#/components/schemas/${name}`}))},
    });
  });

  it('is made of what the standard allows', async () => {
    const {document} = await load(`${head}components: {schemas: {A: {items: {$ref: 'my pets/größe %1.yml'}}}}`, {
      'my pets/größe %1.yml': '{type: string}',
    });
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(['A', 'gr_e_1']);
  });
});

it('finds files whose names are encoded in the reference, and those that only look so', async () => {
  const {document, places} = await load(`${head}components: {schemas: {A: {$ref: 'a%20b.yml'}, C: {$ref: 'c%20d.yml'}}}`, {
    'a b.yml': '{type: string}',
    'c%20d.yml': '{type: integer}',
  });
  expect(document.components?.schemas).toEqual({A: {type: 'string'}, C: {type: 'integer'}});
  expect(places).toEqual([]);
});

it('leads back into the first file by its name', async () => {
  const {document} = await load(`${head}components: {schemas: {A: {$ref: b.yml}, C: {type: string}}}`, {
    'b.yml': '{items: {$ref: spec.yml#/components/schemas/C}}',
  });
  expect(document.components?.schemas?.A).toEqual({items: {$ref: '#/components/schemas/C'}});
});

it('brings in whole groups, which the standard has no references for', async () => {
  const {document, places} = await load(`${head}paths: {$ref: paths.yml}\ncomponents: {$ref: components.yml}\n`, {
    'paths.yml': '/a: {$ref: paths/a.yml}\nx-own: {a: 1}',
    'paths/a.yml': 'get: {$ref: get.yml}',
    'paths/get.yml': `{responses: {'200': {$ref: '../components.yml#/responses/Fine'}}}`,
    'components.yml': 'schemas: {$ref: schemas.yml}\nresponses: {Fine: {description: Fine.}}',
    'schemas.yml': 'Pet: {properties: {$ref: fields.yml}}',
    'fields.yml': 'name: {type: string}',
  });
  expect(places).toEqual([]);
  expect(document.paths).toEqual({
    '/a': {get: {operationId: 'get-a', responses: {200: {$ref: '#/components/responses/Fine'}}}},
  });
  expect(document.components).toMatchObject({
    responses: {Fine: {description: 'Fine.'}},
    schemas: {Pet: {properties: {name: {$ref: '#/components/schemas/name'}}}, name: {type: 'string'}},
  });
});

it('brings in what a discriminator names', async () => {
  const {document} = await load(`${head}components: {schemas: {A: {$ref: a.yml}}}`, {
    'a.yml': `{discriminator: {propertyName: kind, mapping: {b: b.yml, c: 'b.yml#/$defs/C'}}}`,
    'b.yml': '{$defs: {C: {}}}',
  });
  expect(document.components?.schemas?.A?.discriminator?.mapping).toEqual({
    b: '#/components/schemas/b',
    c: '#/components/schemas/C',
  });
});

it('brings in the parts of Swagger 2.0', async () => {
  const {document} = await load(
    `swagger: '2.0'
info: {title: Pets, version: '1'}
paths: {/a: {post: {parameters: [{$ref: b.yml#/body}], responses: {'200': {$ref: b.yml#/fine}}}}}
definitions: {A: {$ref: a.yml}}`,
    {
      'a.yml': '{type: string}',
      'b.yml': 'body: {in: body, name: b, schema: {$ref: a.yml}}\nfine: {description: F., schema: {$ref: a.yml}}',
    },
  );
  const content = {'application/json': {schema: {$ref: '#/components/schemas/A'}}};
  expect(document.paths['/a']?.post).toMatchObject({
    requestBody: {content},
    responses: {200: {$ref: '#/components/responses/fine'}},
  });
  expect(document.components).toMatchObject({schemas: {A: {type: 'string'}}, responses: {fine: {content}}});
});

it('reads a reference that leads nowhere as empty, and says where it is and what there is', async () => {
  const {json, places, folder} = await load(
    `${head}components:
  schemas:
    A:
      properties:
        a: {$ref: missing.yml#/A}
        b: {$ref: b.yml#/Nope}
        c: {$ref: broken.yml}
        d: {$ref: 'https://example.org/d.yml'}
        e: {$ref: /dev/zero}
`,
    {'b.yml': 'B:\n  items: {$ref: nope.yml}\n', 'broken.yml': 'a: 1\n b: 2', 'c.json': '{}'},
  );
  expect(json).toContain('"A":{"properties":{"a":{},"b":{},"c":{},"d":{},"e":{}}}');
  expect(json).not.toContain(folder);
  expect(places).toMatchInlineSnapshot(`
    [
      {
        "message": ""missing.yml#/A" leads nowhere: missing.yml:1 There is no such file. YAML and JSON files there: b.yml, broken.yml, c.json, spec.yml. Fix the path. It's read as if it were empty.",
        "place": "spec.yml:7 /components/schemas/A/properties/a",
      },
      {
        "message": ""b.yml#/Nope" leads nowhere: b.yml has no object at /Nope. At its top: B. It's read as if it were empty.",
        "place": "spec.yml:8 /components/schemas/A/properties/b",
      },
      {
        "message": ""broken.yml" leads nowhere: broken.yml:2 Not valid YAML or JSON, fix it at this line: bad indentation of a mapping entry. It's read as if it were empty.",
        "place": "spec.yml:9 /components/schemas/A/properties/c",
      },
      {
        "message": ""/dev/zero" leads nowhere: /dev/zero:1 This is no file that can be read. Name one. It's read as if it were empty.",
        "place": "spec.yml:11 /components/schemas/A/properties/e",
      },
      {
        "message": ""https://example.org/d.yml" is on another host, and isn't fetched. It's read as if it were empty. Download it, and refer to the file.",
        "place": "spec.yml:10 /components/schemas/A/properties/d/$ref",
      },
    ]
  `);
});

it('names the file and the line of what is wrong in another file', async () => {
  const {places} = await load(
    `${head}paths:
  /a: {$ref: a.yml}
  /b: {get: {responses: {'200': {$ref: r.yml#/Fine}}}}
`,
    {
      'a.yml': `get:
  responses:
    '200': {$ref: r.yml#/Fine}
    '404': {}
`,
      'r.yml': `Fine:
  description: Fine.
  content:
    application/json:
      schema:
        type: int
`,
    },
  );
  expect(places).toEqual([
    {place: 'a.yml:4 /get/responses/404/description', message: 'The response has no description.'},
    {
      place: 'r.yml:6 /Fine/content/application~1json/schema/type',
      message: '"int" is no type of JSON Schema. It’s read as integer.',
    },
  ]);
});

it('says what is wrong with the text of another file that can be read all the same', async () => {
  const {places} = await load(`${head}components: {schemas: {A: {$ref: a.yml}}}`, {'a.yml': 'type: string\ntype: integer\n'});
  expect(places).toEqual([{place: 'a.yml:2 ', message: 'A key is there twice. The last one counts.'}]);
});

it('reads files that refer to each other in circles', async () => {
  const {document} = await load(`${head}components: {schemas: {A: {$ref: a.yml}, X: {$ref: x.yml}}}`, {
    'a.yml': '{properties: {b: {$ref: b.yml}}}',
    'b.yml': '{properties: {a: {$ref: a.yml}}}',
    'x.yml': '{$ref: y.yml}',
    'y.yml': '{$ref: x.yml}',
  });
  expect(document.components?.schemas).toMatchObject({
    A: {properties: {b: {$ref: '#/components/schemas/b'}}},
    b: {properties: {a: {$ref: '#/components/schemas/A'}}},
    X: {},
  });
});
