import type {Components, OpenApiDocument, Operation, PathItem} from '@docs/openapi';

/** A larger document of the same shape: every tag, operation and component so many times. The first copy is the document itself. */
export function repeatSpec(document: OpenApiDocument, times: number): OpenApiDocument {
  const copies = Array.from({length: times}, (_, index) => (index === 0 ? document : copySpec(document, index + 1)));
  return {
    ...document,
    tags: copies.flatMap(({tags = []}) => tags),
    paths: join(copies.map(({paths}) => paths)),
    components: {
      ...document.components,
      schemas: join(copies.map(({components}) => components?.schemas ?? {})),
      responses: join(copies.map(({components}) => components?.responses ?? {})),
      parameters: join(copies.map(({components}) => components?.parameters ?? {})),
    },
  };
}

function copySpec(document: OpenApiDocument, number: number): OpenApiDocument {
  const suffix = `Copy${number}`;
  const {paths, components = {}, tags = []} = pointInto(document, suffix);
  return {
    ...document,
    tags: tags.map((tag) => ({...tag, name: tagName(tag.name, number)})),
    // The suffix is in the first segment: "/1/keys" and "/1Copy2/keys" are no match for each other's calls.
    paths: renameKeys(copyPaths(paths, number), (path) => path.replace(/^\/[^/{]*/, `$&${suffix}`)),
    components: copyComponents(components, suffix),
  };
}

function copyPaths(paths: Record<string, PathItem>, number: number): Record<string, PathItem> {
  return Object.fromEntries(Object.entries(paths).map(([path, pathItem]) => [path, copyPathItem(pathItem, number)]));
}

function copyPathItem(pathItem: PathItem, number: number): PathItem {
  return Object.fromEntries(
    Object.entries(pathItem).map(([key, value]) => [key, isOperation(value) ? copyOperation(value, number) : value]),
  );
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

function copyOperation(operation: Operation, number: number): Operation {
  return {
    ...operation,
    operationId: `${operation.operationId}Copy${number}`,
    tags: (operation.tags ?? []).map((name) => tagName(name, number)),
  };
}

function copyComponents({schemas = {}, responses = {}, parameters = {}}: Components, suffix: string): Components {
  const addSuffix = (name: string): string => name + suffix;
  return {
    schemas: renameKeys(schemas, addSuffix),
    responses: renameKeys(responses, addSuffix),
    parameters: renameKeys(parameters, addSuffix),
  };
}

/** The same document with every reference to a component leading to the component's copy. */
function pointInto(document: OpenApiDocument, suffix: string): OpenApiDocument {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^#\/components\/\w+\/[^/]+/, `$&${suffix}`) : value,
  ) as OpenApiDocument;
}

function tagName(name: string, number: number): string {
  return `${name} ${number}`;
}

function renameKeys<Value>(entries: Record<string, Value>, rename: (key: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [rename(key), value]));
}

function join<Value>(parts: Record<string, Value>[]): Record<string, Value> {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
