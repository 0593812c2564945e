import type {Ajv2020} from 'ajv/dist/2020.js';
import type {AnySchema, OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer} from '../document/pointers.ts';
import {isSchema} from '../document/schemaChildren.ts';
import type {ExampleUse} from '../document/exampleUse.ts';
import {createAjv} from './ajv.ts';
import {createPrepare, type PrepareSchema} from './prepareSchema.ts';
import {toSchemaErrors, type Validate} from './schemaErrors.ts';
import {toSchemaKey} from './schemaKeys.ts';

/** Checks values of requests, or of responses, by any schema of the document. What is asked for first is compiled first. */
export function createValidator(document: OpenApiDocument, use: ExampleUse = 'request'): Validate {
  const ajv = createAjv();
  const prepare = createPrepare(document, use);
  return (schemaPointer, value) => {
    const schema = readPointer(document, schemaPointer);
    if (!isSchema(schema) && typeof schema !== 'boolean') throw new Error(`There is no schema at ${schemaPointer}.`);
    const validate = compile(ajv, prepare, schemaPointer);
    void validate?.(value);
    return toSchemaErrors(validate?.errors);
  };
}

/** Undefined for what is too much for Ajv: that allows everything. */
function compile(ajv: Ajv2020, prepare: PrepareSchema, pointer: string): ReturnType<Ajv2020['getSchema']> {
  try {
    // Ajv goes into references as deep as they lead. From the end, it finds each of them done.
    for (const target of registerSchemas(ajv, prepare, [pointer]).reverse()) ajv.getSchema(toSchemaKey(target));
    return ajv.getSchema(toSchemaKey(pointer));
  } catch {
    return undefined;
  }
}

/** Adds schemas and all that they refer to. Gives the places that are new. */
export function registerSchemas(ajv: Ajv2020, prepare: PrepareSchema, pointers: string[]): string[] {
  const isNew = (pointer: string): boolean => !Object.hasOwn(ajv.schemas, toSchemaKey(pointer));
  const added = new Set(pointers.filter(isNew));
  for (const pointer of added) {
    const {schema, targets} = prepare(pointer);
    registerSchema(ajv, pointer, schema);
    targets.filter(isNew).forEach((target) => added.add(target));
  }
  return [...added];
}

/** Every schema has a key and an error path of its own, so that an error tells where in the document its keyword is. */
export function registerSchema(ajv: Ajv2020, pointer: string, schema: AnySchema): void {
  const key = toSchemaKey(pointer);
  ajv.addSchema(schema, key);
  Object.assign(ajv.schemas[key] ?? {}, {schemaPath: key.slice(key.indexOf('#'))});
}
