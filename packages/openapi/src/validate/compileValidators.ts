import type {OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {mapChildren} from '../document/schemaChildren.ts';
import {createCodeAjv, writeCode} from './ajv.ts';
import {registerSchema, toSchemaKey} from './validator.ts';
import {listOperations} from '../document/walk.ts';
import {readSchema, resolvePointer, toBodySchema} from '../document/schemaParts.ts';
import {stripDocument} from './stripDocument.ts';

/**
 * The source of a module that needs no other one. Its export `validators` has a function for every body, every parameter and every
 * alternative of theirs, by its place in the document.
 */
export function compileValidators(document: OpenApiDocument): string {
  const small = stripDocument(document);
  const ajv = createCodeAjv();
  const {schemas, entries} = collectSchemas(small);
  for (const [pointer, schema] of schemas) registerSchema(ajv, pointer, schema);
  // Places that share a schema share its function: asked for it twice, Ajv would write it twice.
  const keys = new Map(entries.map((pointer) => [pointer, toSchemaKey(resolvePointer(small, pointer))]));
  const places = [...keys].map(([pointer, key]) => `${JSON.stringify(pointer)}: exports[${JSON.stringify(key)}]`);
  return `const exports = {};\n${writeCode(ajv, [...keys.values()])}\nexport const validators = {${places.join(', ')}};\n`;
}

/** All schemas that get a function, and the places by which these are asked for. */
function collectSchemas(document: OpenApiDocument): {schemas: Map<string, Schema>; entries: string[]} {
  const schemas = new Map<string, Schema>();
  const entries = new Set<string>();
  const add = (pointer: string): void => {
    if (!schemas.has(pointer))
      schemas.set(
        pointer,
        mapChildren(readSchema(document, pointer), (inner, way) => split(inner, pointer + way)),
      );
  };
  // An alternative is written once, as a schema of its own that its union refers to.
  const split = (inner: Schema, pointer: string): Schema => {
    if (!/\/(oneOf|anyOf)\/\d+$/.test(pointer)) return mapChildren(inner, (child, way) => split(child, pointer + way));
    const place = resolvePointer(document, pointer);
    entries.add(place);
    add(place);
    return {$ref: toSchemaKey(place)};
  };
  for (const pointer of listRequestSchemas(document)) {
    entries.add(pointer);
    add(pointer);
  }
  for (const name of Object.keys(document.components?.schemas ?? {})) add(toPointer('components', 'schemas', name));
  return {schemas, entries: [...entries]};
}

function listRequestSchemas(document: OpenApiDocument): string[] {
  return listOperations(document).flatMap(({pointer, value, parameters}) => [
    ...parameters.filter((parameter) => parameter.value.schema).map((parameter) => `${parameter.pointer}/schema`),
    ...(value.requestBody?.content['application/json']?.schema ? [toBodySchema(pointer)] : []),
  ]);
}
