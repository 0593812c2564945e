import type {Schema} from '../openApiDocument.ts';

/** `true` allows every value, `false` none. */
export type AnySchema = Schema | boolean;

/** Every schema that has a name, and which of them a page shows once, in a section of their own. */
export type Names = {named: Map<string, AnySchema>; shared: Set<string>};

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

const prefix = '#/components/schemas/';

/** What a reference calls its schema: the name under components, with the way from there if it leads further in. */
export function refName({$ref}: Schema): string | undefined {
  if (!$ref?.startsWith(prefix)) return $ref;
  const name = $ref.slice(prefix.length);
  return name.includes('/') ? name : decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The reference that `refName` made the name of. A plain name is looked up by itself. */
export function toRef(name: string): string {
  return name.startsWith('#') ? name : prefix + name;
}

/** Names that a schema refers to, with all schemas inside of it; one entry per reference. */
export function listRefs(schema: AnySchema): string[] {
  if (!isSchema(schema)) return [];
  const name = refName(schema);
  return [...(name === undefined ? [] : [name]), ...innerSchemas(schema).flatMap(listRefs)];
}

/** The schemas that a reader sees inside of this one. Conditions (if, not) are worded, not shown. */
export function innerSchemas(schema: Schema): AnySchema[] {
  const {properties = {}, patternProperties = {}, additionalProperties = true, items = true, prefixItems = []} = schema;
  return [
    ...Object.values(properties),
    ...Object.values(patternProperties as Record<string, AnySchema>),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(prefixItems as AnySchema[]),
    items,
    additionalProperties,
  ];
}
