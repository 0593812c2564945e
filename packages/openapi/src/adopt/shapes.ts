import {methods} from '../document/openApiDocument.ts';

/** The objects of OpenAPI, as the standard calls them. */
export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'example'
  | 'schema'
  | 'callback'
  | 'link'
  | 'securityScheme'
  | 'tag'
  | 'server';

/** How a field holds other objects: one, a list of them, or one by each name. */
export type Held = {as: 'one' | 'list' | 'named'; kind: Kind};

const one = (kind: Kind): Held => ({as: 'one', kind});
const list = (kind: Kind): Held => ({as: 'list', kind});
const named = (kind: Kind): Held => ({as: 'named', kind});

const content = {content: named('mediaType'), schema: one('schema'), examples: named('example')};
const encodings = {encoding: named('encoding'), prefixEncoding: list('encoding'), itemEncoding: one('encoding')};

/** Which fields of an object hold others, in all versions of the standard. Schemas know their own. */
const shapes: Record<Kind, Record<string, Held>> = {
  document: {
    paths: named('pathItem'),
    webhooks: named('pathItem'),
    components: one('components'),
    tags: list('tag'),
    servers: list('server'),
    // In Swagger 2.0.
    definitions: named('schema'),
    parameters: named('parameter'),
    responses: named('response'),
    securityDefinitions: named('securityScheme'),
  },
  components: {
    schemas: named('schema'),
    responses: named('response'),
    parameters: named('parameter'),
    examples: named('example'),
    requestBodies: named('requestBody'),
    headers: named('header'),
    securitySchemes: named('securityScheme'),
    links: named('link'),
    callbacks: named('callback'),
    pathItems: named('pathItem'),
    mediaTypes: named('mediaType'),
  },
  pathItem: {
    parameters: list('parameter'),
    servers: list('server'),
    additionalOperations: named('operation'),
    query: one('operation'),
    ...Object.fromEntries(methods.map((method) => [method, one('operation')])),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('requestBody'),
    responses: named('response'),
    callbacks: named('callback'),
    servers: list('server'),
  },
  parameter: content,
  header: content,
  requestBody: {content: named('mediaType')},
  response: {content: named('mediaType'), schema: one('schema'), headers: named('header'), links: named('link')},
  mediaType: {schema: one('schema'), itemSchema: one('schema'), examples: named('example'), ...encodings},
  encoding: {headers: named('header'), ...encodings},
  example: {},
  // The other keywords are in document/schemaChildren.ts: these are of drafts before JSON Schema 2020-12.
  schema: {definitions: named('schema'), dependencies: named('schema'), additionalItems: one('schema')},
  callback: {},
  link: {server: one('server')},
  securityScheme: {},
  tag: {},
  server: {},
};

/** What a field of an object holds, if it holds objects. A callback has path items by expressions instead of names. */
export function heldIn(kind: Kind, field: string): Held | undefined {
  if (kind === 'callback') return field.startsWith('x-') || field === '$ref' ? undefined : one('pathItem');
  return Object.hasOwn(shapes[kind], field) ? shapes[kind][field] : undefined;
}

/** Whether a schema has keywords of an older draft that hold schemas. */
export function hasOldKeywords(schema: object): boolean {
  return Object.keys(schema).some((keyword) => Object.hasOwn(shapes.schema, keyword));
}
