import {
  type Extensions,
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
import {mapChildren} from '../document/schemaChildren.ts';

/** What a schema says to readers and not to a validator. */
const prose = ['description', 'examples', 'example', 'default', 'deprecated', 'externalDocs', 'x-categories'];

/** The part of a document that checking a request needs, without the texts. Everything stays at its place. */
export function stripDocument(document: OpenApiDocument): OpenApiDocument {
  const {openapi, info, servers = [], paths, components = {}} = document;
  const stripped: OpenApiDocument = {
    openapi,
    info: {title: info.title, version: info.version},
    ...pickExtensions(document),
    servers: servers.map(stripServer),
    paths: mapValues(paths, stripPath),
  };
  const parameters = keepUsed(mapValues(components.parameters ?? {}, stripParameter), [stripped.paths]);
  const schemas = keepUsed(mapValues(components.schemas ?? {}, stripSchema), [stripped.paths, parameters]);
  return {...stripped, components: {parameters, schemas}};
}

/** What they say, who reads them knows. */
function pickExtensions(holder: object): Extensions {
  return Object.fromEntries(Object.entries(holder).filter(([key]) => key.startsWith('x-')));
}

function stripServer({url, variables = {}}: Server): Server {
  return {
    url,
    variables: mapValues(variables, ({default: value, enum: values}) => ({default: value, ...(values ? {enum: values} : {})})),
  };
}

function stripPath(item: PathItem): PathItem {
  const operations = methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [[method, stripOperation(operation)] as const] : [];
  });
  return {...(item.parameters ? {parameters: item.parameters.map(stripParameter)} : {}), ...Object.fromEntries(operations)};
}

function stripOperation(operation: Operation): Operation {
  const {operationId, parameters, requestBody} = operation;
  return {
    operationId,
    ...(parameters ? {parameters: parameters.map(stripParameter)} : {}),
    ...(requestBody
      ? {
          requestBody: {
            ...(requestBody.required ? {required: true} : {}),
            content: mapValues(requestBody.content, ({schema}) => (schema ? {schema: stripSchema(schema)} : {})),
          },
        }
      : {}),
    ...pickExtensions(operation),
    responses: {},
  };
}

function stripParameter<Value extends Parameter | Reference>(parameter: Value): Value {
  if ('$ref' in parameter) return parameter;
  const {schema, ...rest} = parameter;
  const kept = Object.entries(rest).filter(([key]) => !prose.includes(key));
  return {...Object.fromEntries(kept), ...(schema ? {schema: stripSchema(schema)} : {})} as Value;
}

function stripSchema(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !prose.includes(keyword));
  return mapChildren(Object.fromEntries(kept), stripSchema);
}

/** The components that `users` refer to, directly or through one another. */
function keepUsed<Value>(components: Record<string, Value>, users: unknown[]): Record<string, Value> {
  const used = new Set<string>();
  const follow = (user: unknown): void => {
    for (const name of listRefNames(user)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(components[name]);
    }
  };
  users.forEach(follow);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}

function listRefNames(value: unknown): string[] {
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
