import {isSchema} from '../document/schemaChildren.ts';
import type {Values} from './mapObjects.ts';

/** What a document is, or why it can't be read, and where that is written. */
export type Recognized =
  {kind: 'openapi' | 'swagger'; version: string; isText: boolean} | {kind: 'none'; pointer: string; message: string};

/** Whether a document is OpenAPI, and of which version. */
export function recognizeDocument(parsed: unknown): Recognized {
  if (!isSchema(parsed)) return none(`This is no OpenAPI document: it is ${nameValue(parsed)}, and not an object.`);
  const {openapi, swagger} = parsed as Values;
  if (openapi !== undefined) return recognizeVersion('openapi', openapi, /^3\.[012](\D|$)/);
  if (swagger !== undefined) return recognizeVersion('swagger', swagger, /^2(\.0)?(\D|$)/);
  const other = others.find(({isOne}) => isOne(parsed));
  if (other) return none(`This is ${other.name}, not an OpenAPI document. ${other.advice}`);
  return none(`This is no OpenAPI document: it has no "openapi" field. ${adviseStart(parsed)}`);
}

/** A version of two numbers is a number in YAML, unless it's quoted. */
function recognizeVersion(kind: 'openapi' | 'swagger', written: unknown, known: RegExp): Recognized {
  const version = typeof written === 'string' || typeof written === 'number' ? String(written).trim() : '';
  if (known.test(version)) return {kind, version, isText: typeof written === 'string'};
  const name = kind === 'openapi' ? 'OpenAPI' : 'Swagger';
  const advice =
    kind === 'openapi' ? 'Fix the version if it’s a slip.' : 'Convert it to OpenAPI 3 first, or fix the version if it’s a slip.';
  return none(
    `This document says that it is ${name} ${JSON.stringify(written)}. Versions 2.0, 3.0, 3.1 and 3.2 can be read. ${advice}`,
    `/${kind}`,
  );
}

function none(message: string, pointer = ''): Recognized {
  return {kind: 'none', pointer, message};
}

function nameValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return value === null || value === undefined ? 'empty' : `a ${typeof value}`;
}

function adviseStart(parsed: Values): string {
  const fields = Object.keys(parsed)
    .slice(0, 5)
    .map((field) => `"${field.slice(0, 40)}"`);
  const found = fields.length === 0 ? 'It has no fields at all.' : `It starts with ${fields.join(', ')}.`;
  return isSchema(parsed.paths)
    ? `It has "paths", so say which version it is: start it with "openapi: 3.1.0".`
    : `${found} Name the file that starts with "openapi: 3.1.0" or "swagger: '2.0'".`;
}

type Other = {name: string; advice: string; isOne: (parsed: Values) => boolean};

const exportIt = 'Export the API as OpenAPI there, and name that file.';

/** What people have beside OpenAPI, and take for it. */
const others: Other[] = [
  {name: 'a Postman collection', advice: exportIt, isOne: ({info}) => /postman/.test(JSON.stringify(info ?? ''))},
  {name: 'an Insomnia export', advice: exportIt, isOne: ({_type, type}) => _type === 'export' || /insomnia/.test(String(type))},
  {name: 'an AsyncAPI document', advice: 'Only HTTP APIs can be shown.', isOne: ({asyncapi}) => asyncapi !== undefined},
  {name: 'an OpenRPC document', advice: 'Only HTTP APIs can be shown.', isOne: ({openrpc}) => openrpc !== undefined},
  {
    name: 'an Arazzo document',
    advice: 'Name one of the documents in its "sourceDescriptions".',
    isOne: ({arazzo}) => arazzo !== undefined,
  },
  {
    name: 'an overlay for an OpenAPI document',
    advice: 'Apply it to that document, and name the result.',
    isOne: ({overlay}) => overlay !== undefined,
  },
  {
    name: 'a GraphQL schema',
    advice: 'Only HTTP APIs that OpenAPI describes can be shown.',
    isOne: ({__schema, data}) => isSchema(__schema) || (isSchema(data) && '__schema' in data),
  },
  {
    name: 'a recording of requests (HAR)',
    advice: 'Write or generate an OpenAPI document of it first.',
    isOne: ({log}) => isSchema(log) && 'entries' in log,
  },
  {
    name: 'a Swagger 1 document',
    advice: 'Convert it to OpenAPI 3 first.',
    isOne: ({swaggerVersion}) => swaggerVersion !== undefined,
  },
  {
    name: 'a Google Discovery document',
    advice: 'Convert it to OpenAPI 3 first.',
    isOne: ({kind}) => kind === 'discovery#restDescription',
  },
  {name: 'a Smithy model', advice: 'Convert it to OpenAPI first: "smithy build" can.', isOne: ({smithy}) => smithy !== undefined},
  {
    name: 'a JSON Schema',
    advice: 'Name the OpenAPI document that uses it.',
    isOne: ({$schema, paths}) => typeof $schema === 'string' && paths === undefined,
  },
];

/** Formats that are neither JSON nor YAML, or only by chance. */
const texts: {name: string; advice: string; pattern: RegExp}[] = [
  {name: 'RAML', advice: 'Convert it to OpenAPI first.', pattern: /^#%RAML/},
  {name: 'API Blueprint', advice: 'Convert it to OpenAPI first.', pattern: /^FORMAT: *1A/},
  {name: 'HTML', advice: 'If you downloaded it, take the file that the page links to.', pattern: /^<(!doctype html|html)/i},
  {name: 'XML', advice: 'WSDL, WADL and the like have to be converted to OpenAPI first.', pattern: /^<[?\w]/},
  {
    name: 'a GraphQL schema',
    advice: 'Only HTTP APIs that OpenAPI describes can be shown.',
    pattern: /^(extend )?(schema|type|interface|enum|input|scalar|union|directive)\b[^:\n]*[{@(=\n]/,
  },
  {name: 'Protocol Buffers', advice: 'Generate an OpenAPI document of it first.', pattern: /^syntax *= *["']proto/},
  {
    name: 'TypeSpec',
    advice: 'Compile it first: "tsp compile . --emit @typespec/openapi3".',
    pattern: /^(?:using TypeSpec|import\s+["]@typespec)/,
  },
];

/** What a text is that isn't read as an object, in words. */
export function recognizeText(text: string): string | undefined {
  const start = text.slice(0, 10_000).trimStart();
  const code = start
    .replace(/^(\s*(#|\/\/).*\n)*/, '')
    .replace(/^\s*"""[^]*?"""/, '')
    .trimStart();
  const found = texts.find(({pattern}) => pattern.test(start) || pattern.test(code));
  return found && `This is ${found.name}, not an OpenAPI document. ${found.advice}`;
}
