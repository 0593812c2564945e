import {methods} from '../document/openApiDocument.ts';
import {readPointer, toPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {cleanSchema} from './cleanSchema.ts';
import {mapObjects, type Values} from './mapObjects.ts';
import type {Kind} from './shapes.ts';

/** Something that isn't as the standard says, where, and how it was read. */
export type Warning = {pointer: string; message: string};
type Report = (pointer: string, message: string) => void;

/** What may be a reference to another place instead of itself. */
const referable: Kind[] = [
  ...(['pathItem', 'parameter', 'header', 'requestBody', 'response', 'example'] as const),
  ...(['link', 'callback', 'securityScheme'] as const),
];

/** A document with all that a reader of it relies on. What is missing gets a name or is left out, and is reported. */
export function completeDocument(document: Values): {document: Values; warnings: Warning[]} {
  const warnings: Warning[] = [];
  const report: Report = (pointer, message) => warnings.push({pointer, message});
  const change = (value: Values, kind: Kind, pointer: string): Values => {
    const found = referable.includes(kind) ? follow(document, value, kind, (message) => report(pointer, message)) : value;
    if (kind === 'schema')
      return cleanSchema(found, (keyword) =>
        report(pointer + toPointer(keyword), `${keyword} has a value that it can't have. It's left out.`),
      );
    return completers[kind]?.(found, (message, way = '') => report(pointer + way, message)) ?? found;
  };
  const complete = mapObjects(document, change) as Values;
  return {document: nameOperations(complete, report), warnings};
}

/** References to parameters, responses and examples are kept: several places show them, and readers follow them. */
const followed: Kind[] = ['pathItem', 'requestBody'];

function follow(document: Values, value: Values, kind: Kind, report: (message: string) => void): Values {
  if (value.$ref === undefined) return value;
  const found = findTarget(document, value);
  if (!found) {
    report(`${JSON.stringify(value.$ref)} leads nowhere in this document. It's read as if it were empty.`);
    return {};
  }
  const siblings = Object.fromEntries(Object.entries(value).filter(([field]) => field !== '$ref'));
  return followed.includes(kind) ? {...found, ...siblings} : value;
}

/** What a reference leads to, over others if need be; nothing if that is no object, or leads in a circle. */
function findTarget(document: Values, value: Values, seen: unknown[] = []): Values | undefined {
  const {$ref} = value;
  if ($ref === undefined) return value;
  if (typeof $ref !== 'string' || !$ref.startsWith('#') || seen.includes($ref) || !isDecodable($ref)) return undefined;
  const target = readPointer(document, $ref);
  return isSchema(target) ? findTarget(document, target, [...seen, $ref]) : undefined;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

type Completer = (value: Values, report: (message: string, way?: string) => void) => Values;

const completers: Partial<Record<Kind, Completer>> = {
  document(value, report) {
    const info = readObject(value.info);
    if (typeof info.title !== 'string') report('The API has no title.', '/info/title');
    return {
      ...value,
      info: {
        ...dropOthers(info, ['summary', 'description']),
        title: readText(info.title) ?? 'API',
        version: readText(info.version) ?? '',
      },
      paths: dropExtensions(value.paths),
      ...(value.tags !== undefined && {tags: readList(value.tags).filter((tag) => typeof readObject(tag).name === 'string')}),
      ...(value.servers !== undefined && {
        servers: readList(value.servers).filter((server) => typeof readObject(server).url === 'string'),
      }),
      ...(value.security !== undefined && {security: readList(value.security).filter(isSchema)}),
    };
  },
  components: (value) =>
    Object.fromEntries(
      Object.entries(value).map(([kind, entries]) => [
        kind,
        kind.startsWith('x-') ? entries : dropEntries(entries, kind === 'schemas' ? isInner : isSchema),
      ]),
    ),
  pathItem: (value, report) => readParameters(value, report),
  operation(value, report) {
    if (!isSchema(value.responses)) report('The operation has no responses.', '/responses');
    const {requestBody, ...rest} = readParameters(dropOthers(value, ['operationId', 'summary', 'description']), report);
    return {
      ...rest,
      responses: dropExtensions(value.responses),
      ...(value.tags !== undefined && {tags: readList(value.tags).filter((tag) => typeof tag === 'string')}),
      ...(isSchema(requestBody) && {requestBody}),
    };
  },
  requestBody: (value) => ({...dropOthers(value, ['description']), content: dropEntries(value.content, isSchema)}),
  response: (value) =>
    dropOthers(value.content === undefined ? value : {...value, content: dropEntries(value.content, isSchema)}, ['description']),
  parameter: (value) => readExamples(dropOthers(value, ['description'])),
  mediaType: (value) => readExamples(value),
  server: (value) => ({...value, ...(value.variables !== undefined && {variables: readVariables(value.variables)})}),
};

/** Parameters without a name or a place can't be sent. */
function readParameters(value: Values, report: (message: string, way?: string) => void): Values {
  if (value.parameters === undefined) return value;
  const parameters = readList(value.parameters).filter((parameter, place) => {
    const {name, in: where, $ref} = readObject(parameter);
    const isNamed = typeof $ref === 'string' || (typeof name === 'string' && typeof where === 'string');
    if (!isNamed) report('The parameter has no name, or no place. It’s left out.', toPointer('parameters', place));
    return isNamed;
  });
  return {...value, parameters};
}

/** Examples have names; in a list, they have numbers. */
function readExamples(value: Values): Values {
  const {examples, ...rest} = value;
  if (Array.isArray(examples))
    return {
      ...rest,
      examples: Object.fromEntries(examples.map((example: unknown, place) => [String(place + 1), {value: example}])),
    };
  return examples === undefined ? value : {...rest, examples: dropEntries(examples, isSchema)};
}

function readVariables(variables: unknown): Values {
  return Object.fromEntries(
    Object.entries(dropEntries(variables, isSchema)).map(([name, variable]) => {
      const {default: usual, enum: values, ...rest} = readObject(variable);
      const own = {...rest, default: readText(usual) ?? ''};
      return [name, Array.isArray(values) ? {...own, enum: values.map(String)} : own];
    }),
  );
}

const isInner = (value: unknown): boolean => isSchema(value) || typeof value === 'boolean';

function readObject(value: unknown): Values {
  return isSchema(value) ? value : {};
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** An object without entries that can't be read. */
function dropEntries(value: unknown, isKept: (entry: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(readObject(value)).filter(([, entry]) => isKept(entry)));
}

/** The same where extensions may stand beside what has a name. */
function dropExtensions(value: unknown): Values {
  return Object.fromEntries(Object.entries(dropEntries(value, isSchema)).filter(([name]) => !name.startsWith('x-')));
}

/** An object without those of its texts that aren't texts. */
function dropOthers(value: Values, texts: string[]): Values {
  return Object.fromEntries(Object.entries(value).filter(([name, entry]) => !texts.includes(name) || typeof entry === 'string'));
}

/** Every operation by a name of its own: `get-pets-id` where none is written. */
function nameOperations(document: Values, report: Report): Values {
  const taken = new Set<string>();
  const name = (path: string, method: string, operation: Values): Values => {
    const given = operation.operationId;
    const pointer = toPointer('paths', path, method, 'operationId');
    const wanted =
      typeof given === 'string' && given.trim() !== '' ? given : [method, ...(path.match(/[\w-]+/g) ?? [])].join('-');
    let operationId = wanted;
    for (let copy = 2; taken.has(operationId); copy++) operationId = `${wanted}-${copy}`;
    taken.add(operationId);
    if (operationId !== given) report(pointer, `The operation has no ID of its own. It's called "${operationId}".`);
    return {...operation, operationId};
  };
  const paths = Object.entries(readObject(document.paths)).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(readObject(item)).flatMap(([field, value]) => {
        if (!methods.some((method) => method === field)) return [[field, value]];
        return isSchema(value) ? [[field, name(path, field, value)]] : [];
      }),
    ),
  ]);
  return {...document, paths: Object.fromEntries(paths) as Values};
}
