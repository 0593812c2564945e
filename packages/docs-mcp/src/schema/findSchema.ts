import {findNearest, type OpenApiDocument, resolve, type Schema} from '@docs/openapi';
import {ToolFault} from '../content/toolFault.ts';

const mostNamed = 40;
/** Schemas that are made of others are made of them this deep. */
const deepest = 6;

/** A named schema, or a field inside of one: `searchParamsObject`, `baseSearchParams/filters`. `body` is the one that is given. */
export function findSchema(document: OpenApiDocument, asked: string, body?: Schema): Schema {
  const schemas: Record<string, Schema> = {...document.components?.schemas, ...(body && {body})};
  // Addresses of references also name alternatives and values of maps, which have no fields of their own.
  const [name = '', ...fields] = asked
    .replace(/^#?\/?(components\/schemas|\$defs|schema)\//, '')
    .split('/')
    .filter((part) => part !== '*' && !part.startsWith('('));
  const start = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!start) throw new ToolFault(nameOthers(name, Object.keys(schemas)));
  return fields.reduce((schema, field) => findField(document, schema, field, name), start);
}

function findField(document: OpenApiDocument, schema: Schema, field: string, name: string): Schema {
  const fields = listFields(document, schema);
  const found = fields.get(field);
  if (found) return found;
  throw new ToolFault(`${name} has no field "${field}". Fields: ${[...fields.keys()].join(', ')}.`);
}

/** Fields of a schema and of those that it is made of. */
export function listFields(document: OpenApiDocument, schema: Schema, depth = 0): Map<string, Schema> {
  const {properties = {}, allOf = [], oneOf = [], anyOf = [], items} = resolve(document, schema);
  const parts = depth < deepest ? [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])] : [];
  return new Map([...parts.flatMap((part) => [...listFields(document, part, depth + 1)]), ...Object.entries(properties)]);
}

function nameOthers(name: string, names: string[]): string {
  const nearest = findNearest(name, names);
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `There is no schema "${name}".${meant} Schemas: ${names.slice(0, mostNamed).join(', ')}${names.length > mostNamed ? ', …' : ''}.`;
}
