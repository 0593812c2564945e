import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {adoptDocument} from '@docs/openapi/adopt';
import {createPlainMock, type PlainMock} from './createPlainMock.ts';

function createMock(text: string, basePath?: string): PlainMock {
  const {document} = adoptDocument({openapi: '3.1.0', info: {title: 'Pets', version: '1'}, ...(parse(text) as object)});
  return createPlainMock(document, basePath === undefined ? {} : {basePath});
}

/** Sends "POST /pets" and tells the status and the body. */
async function send(
  mock: PlainMock,
  line: string,
  init: RequestInit = {},
): Promise<{status: number; text: string; headers: Headers}> {
  const [method = '', address = ''] = line.split(' ');
  const response = await mock(new Request(`http://localhost${address}`, {method, ...init}));
  return {status: response.status, text: await response.text(), headers: response.headers};
}

it('responds in XML with the names that the document has for it', async () => {
  const mock = createMock(`
components: {schemas: {Pet: {xml: {name: pet}, properties: {id: {type: integer, xml: {attribute: true}}, name: {type: string}}}}}
paths:
  /pet:
    get:
      responses: {'200': {content: {application/xml: {schema: {$ref: '#/components/schemas/Pet'}, example: {id: 5, name: Rex}}}}}
  /note: {get: {responses: {'200': {content: {text/xml: {example: <note/>}}}}}}`);
  expect((await send(mock, 'GET /pet')).text).toBe('<pet id="5">\n  <name>Rex</name>\n</pet>');
  expect((await send(mock, 'GET /note')).text).toBe('<note/>');
});

describe('a request finds its operation', () => {
  const named = (path: string): string => `${JSON.stringify(path)}: {get: {operationId: '${path}', responses: {'200': {}}}}`;
  const paths = [
    '/pets',
    '/pets/{id}',
    '/pets/mine',
    '/pets/{id}.json',
    '/pets/{id}:feed',
    '/pets/{id}/toys/{toy}',
    '/files/{path*}',
  ];
  const text = `
servers: [{url: 'https://example.com/v{version}', variables: {version: {default: '2'}}}]
paths: {${paths.map(named).join(', ')}, '/#Action=Stop': {get: {operationId: stop}}, '/#Action=Start': {get: {operationId: start}}}`;

  it.each([
    ['/pets', '/pets'],
    ['/pets/', '/pets'],
    ['/v2/pets', '/pets'],
    ['/pets/5', '/pets/{id}'],
    ['/pets/mine', '/pets/mine'],
    ['/pets/5.json', '/pets/{id}.json'],
    ['/pets/5:feed', '/pets/{id}:feed'],
    ['/pets/a%2Fb/toys/1', '/pets/{id}/toys/{toy}'],
    ['/files/a/b/c.txt', '/files/{path*}'],
    ['/?Action=Start', 'start'],
  ])('%s: %s', async (address, operation) => {
    const {status, headers} = await send(createMock(text), `GET ${address}`);
    expect([status, headers.get('x-mock-operation')]).toEqual([200, operation]);
  });

  it('below the path of the mock', async () => {
    const mock = createMock(text, '/mock/');
    const statuses = ['/mock/pets', '/mock/v2/pets', '/pets'].map(async (address) => (await send(mock, `GET ${address}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  it('with HEAD as with GET, and no body', async () => {
    const mock = createMock("paths: {/a: {get: {responses: {'200': {content: {text/plain: {example: hello}}}}}}}");
    expect(await send(mock, 'HEAD /a')).toMatchObject({status: 200, text: ''});
  });

  it('or hears which paths and methods there are', async () => {
    const mock = createMock(text);
    expect((await send(mock, 'GET /pet')).text).toContain('Pets has no path /pet. Nearest paths: ');
    expect(await send(mock, 'POST /pets')).toMatchObject({
      status: 405,
      text: expect.stringContaining('It takes: GET.') as string,
    });
  });
});

describe('credentials', () => {
  const text = (security: string): string => `
paths: {/pets: {get: {operationId: listPets, security: ${security}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
    word: {type: apiKey, in: query, name: word}
    crumb: {type: apiKey, in: cookie, name: session}
    basic: {type: http, scheme: basic}
    flow: {type: oauth2, flows: {}}
    tls: {type: mutualTLS}`;

  it.each<[string, string, HeadersInit]>([
    ['[]', '/pets', {}],
    ['[{key: []}, {}]', '/pets', {}],
    ['[{key: []}]', '/pets', {'x-key': 'a'}],
    ['[{key: []}, {word: []}]', '/pets?word=a', {}],
    ['[{crumb: []}]', '/pets', {cookie: 'a=b; session=c'}],
    ['[{basic: []}]', '/pets', {authorization: 'Basic YTpi'}],
    ['[{flow: [read]}]', '/pets', {authorization: 'bearer a'}],
    ['[{tls: []}]', '/pets', {}],
    ['[{unheardOf: []}]', '/pets', {}],
  ])('%s are met by %s', async (security, address, headers) => {
    expect((await send(createMock(text(security)), `GET ${address}`, {headers})).status).toBe(200);
  });

  it.each([
    ['[{key: []}]', 'the header `X-Key`'],
    ['[{key: [], word: []}, {crumb: []}]', 'the header `X-Key` and the query parameter `word` or the cookie `session`'],
    ['[{basic: []}]', 'the header `Authorization: Basic …`'],
  ])('%s are missed', async (security, missing) => {
    const {status, text: body} = await send(createMock(text(security)), 'GET /pets');
    expect({status, ...(JSON.parse(body) as object)}).toMatchObject({
      status: 401,
      message: `listPets needs credentials. Missing: ${missing}.`,
    });
  });
});

describe('a request that the document does not allow', () => {
  const mock = createMock(`
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    put:
      operationId: savePet
      requestBody:
        required: true
        content:
          application/json: {schema: {$ref: '#/components/schemas/Pet'}}
          application/x-www-form-urlencoded: {schema: {$ref: '#/components/schemas/Pet'}}
          multipart/form-data: {schema: {properties: {photo: {type: string, format: binary}, age: {type: integer}}, required: [photo]}}
          text/plain: {}
components: {schemas: {Pet: {type: object, required: [name], properties: {name: {type: string}, age: {type: integer}, tags: {type: array, items: {type: string}}}}}}`);
  const sendBody = (body: BodyInit, type?: string): ReturnType<typeof send> =>
    send(mock, 'PUT /pets/1', {body, headers: type === undefined ? {} : {'content-type': type}});

  it('is refused in words', async () => {
    const {status, text} = await send(mock, 'PUT /pets/one', {
      body: '{"age": "5"}',
      headers: {'content-type': 'application/json'},
    });
    const {faults} = JSON.parse(text) as {faults: {pointer: string}[]};
    expect(status).toBe(400);
    expect(faults.map(({pointer}) => pointer)).toEqual(['/path/id', '/body/name', '/body/age']);
  });

  it.each<[string, BodyInit, string | undefined, number]>([
    ['JSON', '{"name": "Rex"}', 'application/json; charset=utf-8', 200],
    ['no JSON', '{', 'application/json', 400],
    ['a form', new URLSearchParams('name=Rex&age=5&tags=a&tags=b'), undefined, 200],
    ['a wrong form', new URLSearchParams('name=Rex&age=old'), undefined, 400],
    ['a text', 'Rex', 'text/plain', 200],
    ['another type', '<pet/>', 'application/xml', 415],
    ['broken parts', 'a', 'multipart/form-data; boundary=b', 400],
  ])('or not, as %s', async (_, body, type, status) => {
    expect((await sendBody(body, type)).status).toBe(status);
  });

  it('is checked part by part', async () => {
    const form = new FormData();
    form.append('age', '5');
    expect((await sendBody(form)).text).toContain('`photo` is missing from the body.');
    form.append('photo', new File(['bytes'], 'rex.png'));
    expect((await sendBody(form)).status).toBe(200);
  });
});

describe('the response', () => {
  const mock = createMock(`
paths:
  /pets:
    get:
      responses:
        '404': {description: None., content: {application/json: {example: {message: gone}}}}
        '200':
          headers: {X-Total: {schema: {type: integer, example: 7}}, X-Note: {example: "a\\nb ☃"}, Content-Length: {example: 3}}
          content:
            application/json: {examples: {one: {value: [Rex]}, two: {$ref: '#/components/examples/two'}}}
            text/csv: {example: "name\\nRex"}
        4XX: {content: {application/problem+json: {schema: {type: object, required: [title], properties: {title: {type: string}}}}}}
    delete: {responses: {'204': {description: Gone.}}}
    post: {responses: {default: {content: {'*/*': {schema: {type: object, properties: {id: {type: integer, minimum: 5}}, required: [id]}}}}}}
    put: {responses: {'200': {content: {image/png: {schema: {type: string, format: binary}}}}}}
components: {examples: {two: {value: [Rex, Tom]}}}`);

  it.each<[string, string, Record<string, string>, number, string, string | null]>([
    ['is the first example of the first success', 'GET', {}, 200, '["Rex"]', 'application/json'],
    ['is an example by its name', 'GET', {prefer: 'example=two'}, 200, '["Rex","Tom"]', 'application/json'],
    ['is of the type that is accepted', 'GET', {accept: 'text/html, text/*;q=0.5'}, 200, 'name\nRex', 'text/csv'],
    ['has the status that is asked for', 'GET', {prefer: 'code=404'}, 404, '{"message":"gone"}', 'application/json'],
    ['has no body where none is described', 'DELETE', {}, 204, '', null],
  ])('%s', async (_, method, headers, status, text, type) => {
    const response = await send(mock, `${method} /pets`, {headers});
    expect([response.status, response.text, response.headers.get('content-type')]).toEqual([status, text, type]);
  });

  it('is made from the schema where there is no example, also of a range of statuses or types', async () => {
    const made = await send(mock, 'POST /pets');
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect((JSON.parse(made.text) as {id: number}).id).toBeGreaterThanOrEqual(5);
    const {status, text} = await send(mock, 'GET /pets', {headers: {prefer: 'code=418'}});
    expect([status, JSON.parse(text)]).toEqual([418, {title: expect.any(String) as string}]);
  });

  it('has headers, in signs that headers can have', async () => {
    const {headers} = await send(mock, 'GET /pets');
    expect([headers.get('x-total'), headers.get('x-note'), headers.get('content-length')]).toEqual(['7', 'a?b ?', null]);
  });

  it('is bytes for a picture', async () => {
    expect((await send(mock, 'PUT /pets')).headers.get('content-type')).toBe('image/png');
  });

  it.each<[string, Record<string, string>, number]>([
    ['There is no example "three". Examples: one, two.', {prefer: 'example=three'}, 400],
    ['has no response 100. It has: 200, 404, 4XX.', {prefer: 'code=100'}, 400],
    ['Accept one of: application/json, text/csv.', {accept: 'image/png'}, 406],
  ])('is a refusal that names what there is: %s', async (words, headers, status) => {
    const response = await send(mock, 'GET /pets', {headers});
    expect(response.status).toBe(status);
    expect(response.text).toContain(words.replaceAll('"', '\\"'));
  });

  it('may be read by a page of another origin', async () => {
    const asked = {'access-control-request-method': 'POST', origin: 'http://localhost:3000'};
    expect((await send(mock, 'OPTIONS /pets', {headers: asked})).headers.get('access-control-allow-origin')).toBe('*');
    expect((await send(mock, 'GET /pets')).headers.get('access-control-allow-origin')).toBe('*');
  });
});
