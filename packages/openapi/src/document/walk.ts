import {
  type Header,
  type MediaType,
  methods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type Response,
  type Schema,
  type Server,
} from './openApiDocument.ts';
import {readPointer, toPointer} from './pointers.ts';
import {readEntries} from './readValues.ts';
import {conditionKeywords, isSchema, listChildren} from './schemaChildren.ts';

/** Something in a document and where it is. */
export type Placed<Value> = {pointer: string; value: Value};
export type PlacedOperation = Placed<Operation> & {
  path: string;
  method: string;
  parameters: Placed<Parameter>[];
  /** Servers of its own, or of its path. Otherwise it has those of the document. */
  servers?: Server[];
};

export function resolve<Value extends object>(document: OpenApiDocument, value: Value | Reference): Value {
  return place(document, '', value).value;
}

/** Where a value really is: at its own place, or where its reference leads. One that leads in a circle, or nowhere, is empty. */
export function place<Value extends object>(
  document: OpenApiDocument,
  pointer: string,
  value: Value | Reference,
  seen: string[] = [],
): Placed<Value> {
  const {$ref} = value as Partial<Reference>;
  if (typeof $ref !== 'string') return {pointer, value: value as Value};
  const found = seen.includes($ref) ? undefined : readPointer(document, $ref);
  return place(document, $ref.slice(1), (isSchema(found) ? found : {}) as Value, [...seen, $ref]);
}

/** Where a parameter is in an operation. Operations may share what describes it, and each shows it. */
export function placeParameter(operation: Placed<Operation>, {in: place, name}: Parameter): string {
  return operation.pointer + toPointer('parameters', place, name);
}

/** The operations that an API answers. */
export function listOperations(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    listItemOperations(document, {pointer: toPointer('paths', path), value: item}, path),
  );
}

/** What an operation without an ID is called: `get-pets-id`. */
export function nameOfOperation(method: string, path: string): string {
  return [method, ...(path.match(/[\w-]+/g) ?? [])].join('-');
}

/** The operations that an API calls. The path of each is the webhook's name, and so is its ID where it has none. */
export function listWebhooks(document: OpenApiDocument): PlacedOperation[] {
  return readEntries(document.webhooks).flatMap(([name, item]) =>
    listItemOperations(document, place<PathItem>(document, toPointer('webhooks', name), item), name).map((operation) =>
      nameOperation(operation, name),
    ),
  );
}

/** An operation that the API calls because of another one. Its path is an expression that says where. */
export type PlacedCallback = {name: string; operation: PlacedOperation};

export function listCallbacks(document: OpenApiDocument, {pointer, value}: PlacedOperation): PlacedCallback[] {
  return readEntries(value.callbacks).flatMap(([name, written]) => {
    const callback = place<Record<string, unknown>>(document, pointer + toPointer('callbacks', name), written);
    return readEntries(callback.value).flatMap(([expression, item]) => {
      const placed = place<PathItem>(document, callback.pointer + toPointer(expression), item);
      return listItemOperations(document, placed, expression).map((operation) => ({
        name,
        operation: nameOperation(operation, name),
      }));
    });
  });
}

function nameOperation(operation: PlacedOperation, name: string): PlacedOperation {
  const {operationId, responses} = operation.value as Partial<Operation>;
  return {...operation, value: {...operation.value, operationId: operationId || name, responses: responses ?? {}}};
}

function listItemOperations(
  document: OpenApiDocument,
  {pointer: at, value: item}: Placed<PathItem>,
  path: string,
): PlacedOperation[] {
  const listParameters = (parameters: PathItem['parameters'] = [], holder: string): Placed<Parameter>[] =>
    parameters.map((parameter, index) => place(document, `${holder}/parameters/${index}`, parameter));
  return listMethods(item).map(([method, way, operation]) => {
    const pointer = at + way;
    const own = listParameters(operation.parameters, pointer);
    const kept = listParameters(item.parameters, at).filter(
      ({value}) => !own.some((other) => other.value.name === value.name && other.value.in === value.in),
    );
    const servers = operation.servers ?? item.servers;
    const parameters = [...kept, ...own];
    return {path, method, pointer, value: operation, parameters, ...(servers && {servers})};
  });
}

/** The operations of a path, each with its method and the way to it. */
function listMethods(item: PathItem): [method: string, way: string, operation: Operation][] {
  const known = [...methods, 'query' as const].flatMap((method): [string, string, Operation][] => {
    const operation = item[method];
    return operation ? [[method, toPointer(method), operation]] : [];
  });
  const others = Object.entries(item.additionalOperations ?? {});
  return [
    ...known,
    ...others.map(
      ([method, operation]) =>
        [method, toPointer('additionalOperations', method), operation] satisfies [string, string, Operation],
    ),
  ];
}

type PlacedResponse = Placed<Response> & {status: string};

export function listResponses(document: OpenApiDocument, {pointer, value}: PlacedOperation): PlacedResponse[] {
  return Object.entries(value.responses).map(([status, response]) => ({
    status,
    ...place(document, pointer + toPointer('responses', status), response),
  }));
}

/** All operations that a document describes: those that the API answers, then those that it calls. */
export function listAllOperations(document: OpenApiDocument): PlacedOperation[] {
  const all = new Map<string, PlacedOperation>();
  const add = (operation: PlacedOperation): void => {
    // A callback may lead to the operation that it belongs to.
    if (all.has(operation.pointer)) return;
    all.set(operation.pointer, operation);
    for (const callback of listCallbacks(document, operation)) add(callback.operation);
  };
  [...listOperations(document), ...listWebhooks(document)].forEach(add);
  return [...all.values()];
}

/** Request bodies and responses with content, each once. */
export function listMediaTypes(document: OpenApiDocument): Placed<MediaType>[] {
  const all = listAllOperations(document).flatMap((operation) => {
    const body = operation.value.requestBody;
    const holders = [
      ...(body ? [{pointer: `${operation.pointer}/requestBody`, content: body.content}] : []),
      ...listResponses(document, operation).map(({pointer, value}) => ({pointer, content: value.content ?? {}})),
    ];
    return holders.flatMap(({pointer, content}) =>
      Object.entries(content).map(([type, value]) => ({pointer: pointer + toPointer('content', type), value})),
    );
  });
  return [...new Map(all.map((placed) => [placed.pointer, placed])).values()];
}

/** The headers of responses, each once. */
function listHeaders(document: OpenApiDocument): Placed<Header>[] {
  const all = listAllOperations(document).flatMap((operation) =>
    listResponses(document, operation).flatMap(({pointer, value}) =>
      readEntries(value.headers).map(([name, header]) => place<Header>(document, pointer + toPointer('headers', name), header)),
    ),
  );
  return [...new Map(all.map((placed) => [placed.pointer, placed])).values()];
}

type PlacedSchema = Placed<Schema> & {
  /** It restates what is described elsewhere, in an `if`, a `not` and the like. */ isCondition: boolean;
};

/** Every schema of the document with all schemas inside of it. References are not followed: what they name is listed once. */
export function listSchemas(document: OpenApiDocument): PlacedSchema[] {
  const named = Object.entries(document.components?.schemas ?? {}).map(([name, value]) => ({
    pointer: toPointer('components', 'schemas', name),
    value,
  }));
  const inline = [
    ...[...listMediaTypes(document), ...uniqueParameters(document), ...listHeaders(document)].flatMap(({pointer, value}) => [
      ...(value.schema ? [{pointer: `${pointer}/schema`, value: value.schema}] : []),
      ...('itemSchema' in value && value.itemSchema ? [{pointer: `${pointer}/itemSchema`, value: value.itemSchema}] : []),
    ]),
  ];
  return [...named, ...inline].flatMap(({pointer, value}) => withInner(pointer, value));
}

/** The properties that a document describes. Conditions only name them. */
export function listProperties(document: OpenApiDocument): PlacedSchema[] {
  return listSchemas(document).filter(({pointer, isCondition}) => !isCondition && /\/properties\/[^/]+$/.test(pointer));
}

export function uniqueParameters(document: OpenApiDocument): Placed<Parameter>[] {
  const all = listAllOperations(document).flatMap(({parameters}) => parameters);
  return [...new Map(all.map((placed) => [placed.pointer, placed])).values()];
}

function withInner(pointer: string, value: Schema, isCondition = false): PlacedSchema[] {
  const inner = listChildren(value).flatMap(({keyword, pointer: way, schema}) =>
    isSchema(schema) ? withInner(pointer + way, schema, isCondition || conditionKeywords.has(keyword)) : [],
  );
  return [{pointer, value, isCondition}, ...inner];
}
