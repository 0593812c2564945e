import {
  type MediaType,
  methods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Reference,
  type Response,
  type Schema,
} from './openApiDocument.ts';
import {readPointer, toPointer} from './pointers.ts';
import {conditionKeywords, isSchema, listChildren} from './schemaChildren.ts';

/** Something in a document and where it is. */
export type Placed<Value> = {pointer: string; value: Value};
export type PlacedOperation = Placed<Operation> & {path: string; method: string; parameters: Placed<Parameter>[]};

export function resolve<Value extends object>(document: OpenApiDocument, value: Value | Reference): Value {
  return '$ref' in value && typeof value.$ref === 'string'
    ? resolve(document, readPointer(document, value.$ref) as Value)
    : (value as Value);
}

/** Where a value really is: at its own place, or where its reference leads. */
function place<Value extends object>(document: OpenApiDocument, pointer: string, value: Value | Reference): Placed<Value> {
  return '$ref' in value && typeof value.$ref === 'string'
    ? place(document, value.$ref.slice(1), readPointer(document, value.$ref) as Value)
    : {pointer, value: value as Value};
}

/** Where a parameter is in an operation. Operations may share what describes it, and each shows it. */
export function placeParameter(operation: Placed<Operation>, {in: place, name}: Parameter): string {
  return operation.pointer + toPointer('parameters', place, name);
}

export function listOperations(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const at = toPointer('paths', path);
      const shared = (item.parameters ?? []).map((parameter, index) => place(document, `${at}/parameters/${index}`, parameter));
      const own = (operation.parameters ?? []).map((parameter, index) =>
        place(document, `${at}/${method}/parameters/${index}`, parameter),
      );
      const kept = shared.filter(
        ({value}) => !own.some((other) => other.value.name === value.name && other.value.in === value.in),
      );
      return [{path, method, pointer: `${at}/${method}`, value: operation, parameters: [...kept, ...own]}];
    }),
  );
}

type PlacedResponse = Placed<Response> & {status: string};

export function listResponses(document: OpenApiDocument, {pointer, value}: PlacedOperation): PlacedResponse[] {
  return Object.entries(value.responses).map(([status, response]) => ({
    status,
    ...place(document, pointer + toPointer('responses', status), response),
  }));
}

/** Request bodies and responses with content, each once. */
export function listMediaTypes(document: OpenApiDocument): Placed<MediaType>[] {
  const all = listOperations(document).flatMap((operation) => {
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
    ...listMediaTypes(document).flatMap(({pointer, value}) =>
      value.schema ? [{pointer: `${pointer}/schema`, value: value.schema}] : [],
    ),
    ...uniqueParameters(document).flatMap(({pointer, value}) =>
      value.schema ? [{pointer: `${pointer}/schema`, value: value.schema}] : [],
    ),
  ];
  return [...named, ...inline].flatMap(({pointer, value}) => withInner(pointer, value));
}

/** The properties that a document describes. Conditions only name them. */
export function listProperties(document: OpenApiDocument): PlacedSchema[] {
  return listSchemas(document).filter(({pointer, isCondition}) => !isCondition && /\/properties\/[^/]+$/.test(pointer));
}

export function uniqueParameters(document: OpenApiDocument): Placed<Parameter>[] {
  const all = listOperations(document).flatMap(({parameters}) => parameters);
  return [...new Map(all.map((placed) => [placed.pointer, placed])).values()];
}

function withInner(pointer: string, value: Schema, isCondition = false): PlacedSchema[] {
  const inner = listChildren(value).flatMap(({keyword, pointer: way, schema}) =>
    isSchema(schema) ? withInner(pointer + way, schema, isCondition || conditionKeywords.has(keyword)) : [],
  );
  return [{pointer, value, isCondition}, ...inner];
}
