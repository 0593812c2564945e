import {
  type Extensions,
  type MediaType,
  methods,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type Schema,
  type Server,
} from '../document/openApiDocument.ts';
import {toTokens} from '../document/pointers.ts';
import {isSchema, mapChildren} from '../document/schemaChildren.ts';
import {keepTargets} from './keepTargets.ts';

/** What a schema says to readers and not to a validator. */
const proseKeywords = ['description', 'examples', 'example', 'default', 'deprecated', 'externalDocs'];

/**
 * The part of a document that checking a request needs, without the texts. Everything stays at its place.
 * Of extensions, those in `proseExtensions` are texts, too.
 */
export function stripDocument(document: OpenApiDocument, proseExtensions: string[] = []): OpenApiDocument {
  const prose = new Set([...proseKeywords, ...proseExtensions]);
  const {openapi, info, servers = [], paths, components = {}} = document;
  const stripped: OpenApiDocument = {
    openapi,
    info: {title: info.title, version: info.version},
    ...pickExtensions(document, prose),
    servers: servers.map(stripServer),
    paths: mapValues(paths, (item) => stripPath(item, prose)),
  };
  const parameters = keepUsed(
    mapValues(components.parameters ?? {}, (parameter) => stripParameter(parameter, prose)),
    [stripped.paths],
  );
  const schemas = keepUsed(
    mapValues(components.schemas ?? {}, (schema) => stripSchema(schema, prose)),
    [stripped.paths, parameters],
  );
  return keepTargets({...stripped, components: {parameters, schemas}}, document, (schema) => stripSchema(schema, prose));
}

/** What they say, who reads them knows. */
function pickExtensions(holder: object, prose: Prose): Extensions {
  return Object.fromEntries(Object.entries(holder).filter(([key]) => key.startsWith('x-') && !prose.has(key)));
}

function stripServer({url, variables = {}}: Server): Server {
  return {
    url,
    variables: mapValues(variables, ({default: value, enum: values}) => ({default: value, ...(values ? {enum: values} : {})})),
  };
}

type Prose = ReadonlySet<string>;

function stripPath(item: PathItem, prose: Prose): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, stripOperation(operation, prose)] as const] : [];
  });
  return {
    ...(item.parameters ? {parameters: item.parameters.map((parameter) => stripParameter(parameter, prose))} : {}),
    ...Object.fromEntries(operations),
  };
}

function stripOperation(operation: Operation, prose: Prose): Operation {
  const {operationId, parameters, requestBody} = operation;
  return {
    operationId,
    ...(parameters ? {parameters: parameters.map((parameter) => stripParameter(parameter, prose))} : {}),
    ...(requestBody
      ? {
          requestBody: {
            ...(requestBody.required ? {required: true} : {}),
            content: stripContent(requestBody.content, prose),
          },
        }
      : {}),
    ...pickExtensions(operation, prose),
    responses: {},
  };
}

function stripParameter<Value extends Parameter | Reference>(parameter: Value, prose: Prose): Value {
  if ('$ref' in parameter) return parameter;
  const {schema, content, ...rest} = parameter;
  const kept = Object.entries(rest).filter(([key]) => !prose.has(key));
  return {
    ...Object.fromEntries(kept),
    ...(content ? {content: stripContent(content, prose)} : {}),
    ...(schema === undefined ? {} : {schema: stripSchema(schema, prose)}),
  } as Value;
}

function stripContent(content: Record<string, MediaType>, prose: Prose): Record<string, MediaType> {
  return mapValues(content, ({schema}) => (schema === undefined ? {} : {schema: stripSchema(schema, prose)}));
}

/** A document of others may have `true` or `false` in place of any schema. */
function stripSchema(schema: Schema, prose: Prose): Schema {
  if (!isSchema(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !prose.has(keyword));
  return mapChildren(Object.fromEntries(kept), (inner) => stripSchema(inner, prose));
}

/** The components that `users` refer to, directly or through one another. */
function keepUsed<Value>(components: Record<string, Value>, users: unknown[]): Record<string, Value> {
  const used = new Set<string>();
  const follow = (user: unknown): void => {
    for (const name of listUsedNames(user)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(components[name]);
    }
  };
  users.forEach(follow);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}

function listUsedNames(value: unknown): string[] {
  const names: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if (key === '$ref' && typeof inner === 'string') names.push(toTokens(inner)[2] ?? '');
    return inner;
  });
  return names;
}

function mapValues<In, Out>(values: Record<string, In>, change: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
