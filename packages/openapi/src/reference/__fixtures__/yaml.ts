import {parse} from 'yaml';
import type {AnySchema, OpenApiDocument, Schema} from '../../document/openApiDocument.ts';
import type {FlatSchema} from '../flatSchema.ts';
import {createFlattener} from '../flatten.ts';
import type {Names} from '../nameSchemas.ts';

/** A schema, or several by name. */
export function yaml(source: TemplateStringsArray, ...values: unknown[]): Schema {
  return parse(String.raw(source, ...values)) as Schema;
}

/** Schemas by name; those in `shared` have a section of their own. */
export function nameAll(schemas: Schema = {}, shared: string[] = []): Names {
  return {named: new Map(Object.entries(schemas as Record<string, Schema>)), shared: new Set(shared), kinds: new Map()};
}

/** A schema that is written in place. */
export function flatten(schema: AnySchema, names: Names): FlatSchema {
  return createFlattener(names).flatten([{pointer: '', value: schema}]);
}

/** A document; what is not given is as short as it can be. */
export function readDocument(source: string): OpenApiDocument {
  const given = parse(source) as Partial<OpenApiDocument>;
  return {openapi: '3.1.0', info: {title: 'Tasks', version: '1.0.0'}, paths: {}, ...given};
}
