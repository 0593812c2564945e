import {mapChildren, type OpenApiDocument, type Schema} from '@docs/openapi';

/** Schemas that others name, by their name. */
export type Definitions = Record<string, Schema>;

const prefix = '#/components/schemas/';

/** The named schemas that a schema needs, those that it names itself first. */
export function collectDefinitions(document: OpenApiDocument, schema: Schema): Definitions {
  const all = document.components?.schemas ?? {};
  const found: Definitions = {};
  const waiting = listNames(schema);
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const definition = all[name];
    if (!definition || name in found) continue;
    found[name] = definition;
    waiting.push(...listNames(definition));
  }
  return found;
}

function listNames(schema: Schema): string[] {
  const names: string[] = [];
  rewrite(schema, (one) => {
    if (one.$ref?.startsWith(prefix)) names.push(one.$ref.slice(prefix.length));
    return one;
  });
  return names;
}

/** As JSON Schema by itself: names lead to its own `$defs`, and what only our documents know is left out. */
export function toJsonSchema(schema: Schema): Schema {
  return rewrite(schema, (one) => {
    const known = Object.entries(one).filter(([keyword]) => !keyword.startsWith('x-'));
    const {$ref, ...rest} = Object.fromEntries(known) as Schema;
    return $ref === undefined ? rest : {$ref: $ref.replace(prefix, '#/$defs/'), ...rest};
  });
}

/** The schema with all schemas inside of it rewritten, from the outside in. */
export function rewrite(schema: Schema, change: (schema: Schema) => Schema): Schema {
  return mapChildren(change(schema), (inner) => rewrite(inner, change));
}
