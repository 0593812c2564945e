import {
  hasKeys,
  type OpenApiDocument,
  type Operation,
  readPointer,
  type Reference,
  type Response,
  toPointer,
  toTokens,
} from '@docs/openapi';

/** What a mock needs of a document to respond: all of its operations, and examples. A page loads it with the first run. */
export function reduceForMock(document: OpenApiDocument): OpenApiDocument {
  const {components = {}} = document;
  return keepReferredTo({
    ...document,
    paths: mapValues(document.paths, (item) =>
      mapValues(item, (value) => (hasResponses(value) ? {...value, responses: mapValues(value.responses, dropSchemas)} : value)),
    ),
    components: {
      ...components,
      ...(components.responses && {
        responses: mapValues<Record<string, Response | Reference>>(components.responses, dropSchemas) as Record<string, Response>,
      }),
    },
  });
}

function hasResponses(value: unknown): value is Operation {
  return hasKeys(value) && hasKeys(value.responses);
}

/** A response with an example doesn't need the schema that one would be made from. */
function dropSchemas(response: Response | Reference): Response | Reference {
  if (!('content' in response) || !response.content) return response;
  return {
    ...response,
    content: mapValues(response.content, ({schema, ...media}) =>
      media.example === undefined && media.examples === undefined && schema !== undefined ? {...media, schema} : media,
    ),
  };
}

function mapValues<Holder extends object>(
  holder: Holder,
  change: (value: NonNullable<Holder[keyof Holder]>) => Holder[keyof Holder],
): Holder {
  return Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key, change(value as NonNullable<Holder[keyof Holder]>)]),
  ) as Holder;
}

/** A document with what its operations refer to, directly or through one another, and nothing else. */
export function keepReferredTo(document: OpenApiDocument): OpenApiDocument {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const ref of listReferences(value)) {
      const [first, kind, name] = toTokens(ref);
      if (first !== 'components' || kind === undefined || name === undefined) continue;
      const pointer = toPointer(first, kind, name);
      if (used.has(pointer)) continue;
      used.add(pointer);
      follow(readPointer(document, pointer));
    }
  };
  const {components = {}, ...others} = document;
  const rest = {...others, webhooks: {}};
  follow(rest);
  const kinds = Object.entries(components).map(([kind, entries]) => [
    kind,
    kind === 'securitySchemes' || !hasKeys(entries)
      ? entries
      : keep(entries, (name) => used.has(toPointer('components', kind, name))),
  ]);
  return {...rest, components: Object.fromEntries(kinds) as OpenApiDocument['components']};
}

function keep(entries: Record<string, unknown>, isKept: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => isKept(name)));
}

function listReferences(value: unknown): string[] {
  const references: string[] = [];
  JSON.stringify(value, (key, inner: unknown) => {
    if ((key === '$ref' || key === '$dynamicRef') && typeof inner === 'string') references.push(inner);
    return inner;
  });
  return references;
}
