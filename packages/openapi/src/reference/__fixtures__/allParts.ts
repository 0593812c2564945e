import {stringify} from 'yaml';

const thing = {$ref: '#/components/schemas/Thing'};

/** A document that has every part of OpenAPI above schemas, with a text wherever there is one. */
export function writeAllParts(text = 'text', address = 'https://example.org'): string {
  const externalDocs = {url: address, description: text};
  const servers = writeServers(text, address);
  const document = {
    info: {
      ...{title: text, version: text, summary: text, description: text, termsOfService: address},
      ...{contact: {name: text, url: address, email: text}, license: {name: text, url: address}},
    },
    ...{externalDocs, servers, security: [{key: []}]},
    tags: [
      {name: 'Things', description: text, externalDocs, 'x-displayName': text},
      {name: 'Others', summary: text, parent: 'Things'},
      {name: 'Last'},
    ],
    'x-tagGroups': [{name: text, tags: ['Last']}],
    paths: writePaths(text, address),
    webhooks: {newThing: {post: {...writeSent(text), tags: ['Things']}}, [text]: {put: {...writeSent(text), operationId: text}}},
    components: writeComponents(text, address),
  };
  return stringify(document, {aliasDuplicateObjects: false});
}

function writeServers(text: string, address: string): object[] {
  const variables = {a: {default: text, enum: [text, 'b'], description: text}, b: {default: ''}};
  return [{url: `${address}/{a}/{b}`, description: text, variables}, {url: `/${text}`}];
}

function writePaths(text: string, address: string): object {
  const operation = (operationId: string, tags: string[]): object => ({
    ...{operationId, tags, externalDocs: {url: address, description: text}, servers: writeServers(text, address)},
    ...{security: [{key: [], oauth: ['read', text]}, {}], 'x-codeSamples': [{lang: text, label: text, source: text}]},
    ...{deprecated: true, responses: {'200': {description: text}}},
  });
  const callbacks = {
    done: {'{$request.body#/url}': {post: {...writeSent(text), callbacks: {[text]: {[text]: {put: writeSent(text)}}}}}},
    again: {$ref: '#/components/callbacks/Again'},
  };
  const statuses = ['101', '200', '2XX', '302', '404', '4XX', 'default'];
  const responses = Object.fromEntries(statuses.map((status) => [status, writeResponse(text, address)]));
  return {
    '/things/{id}': {
      get: {...operation('getThing', ['Things', 'Last']), ...writeSent(text), callbacks, responses},
      put: operation('putThing', ['Last', 'Others']),
    },
    '/others': {post: operation('addOther', ['Others']), get: {operationId: 'listOthers', responses: {}}},
  };
}

/** A request, and a short response. */
function writeSent(text: string): object {
  const parameters = ['path', 'query', 'header', 'cookie', 'querystring'].map((place) => ({
    ...{name: 'id', in: place, description: text, style: 'deepObject', allowReserved: true, allowEmptyValue: true},
    schema: {type: ['array', 'object'], items: {type: 'string'}},
  }));
  const requestBody = {description: text, content: writeContent(text)};
  return {summary: text, description: text, parameters, requestBody, responses: {'200': {description: text}}};
}

function writeContent(text: string): object {
  const example = {summary: text, description: text, value: {thingName: text, message: text}};
  return {
    'application/json': {schema: thing, examples: {[text]: example}},
    'application/xml': {schema: thing},
    'multipart/form-data': {
      schema: {type: 'object', properties: {fileName: {type: 'string'}}},
      encoding: {fileName: {contentType: text, headers: {[text]: {schema: {type: 'string'}}}}},
    },
    'text/event-stream': {itemSchema: {type: 'object', properties: {eventName: {type: 'string', description: text}}}},
  };
}

function writeResponse(text: string, address: string): object {
  return {
    description: text,
    content: writeContent(text),
    headers: {'X-Rate': {description: text, schema: {type: 'integer'}}, [text]: {schema: thing}},
    links: {
      next: {operationId: 'getThing', description: text, parameters: {id: '$response.body#/id', [text]: text}, requestBody: text},
      [text]: {operationRef: '#/paths/~1things~1{id}/get'},
      away: {operationRef: `${address}#/paths/~1a/get`},
      nowhere: {operationId: text},
    },
  };
}

function writeComponents(text: string, address: string): object {
  const flow = {authorizationUrl: address, tokenUrl: address, refreshUrl: address, scopes: {read: text, [text]: text}};
  const properties = {thingName: {type: 'string'}, inner: thing};
  return {
    schemas: {Thing: {description: text, externalDocs: {url: address, description: text}, properties}},
    callbacks: {Again: {[text]: {post: {...writeSent(text), callbacks: {again: {$ref: '#/components/callbacks/Again'}}}}}},
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: text, description: text},
      oauth: {type: 'oauth2', description: text, flows: {implicit: flow, [text]: flow}},
      open: {type: 'openIdConnect', openIdConnectUrl: address},
    },
  };
}
