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

/** Which fields of an object hold others. Schemas know their own. */
export const shapes: Record<Kind, Record<string, Held>> = {
  document: {
    paths: named('pathItem'),
    webhooks: named('pathItem'),
    components: one('components'),
    tags: list('tag'),
    servers: list('server'),
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
  },
  pathItem: {
    parameters: list('parameter'),
    servers: list('server'),
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
  response: {content: named('mediaType'), headers: named('header'), links: named('link')},
  mediaType: {schema: one('schema'), examples: named('example'), encoding: named('encoding')},
  encoding: {headers: named('header')},
  example: {},
  schema: {},
  callback: {},
  link: {},
  securityScheme: {},
  tag: {},
  server: {},
};
