import type {Ajv2020} from 'ajv/dist/2020.js';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {readPointer, toPointer, toTokens} from '../document/pointers.ts';
import {createAjv} from './ajv.ts';
import {toSchemaErrors, type Validate} from './schemaErrors.ts';

export function createValidator(document: OpenApiDocument): Validate {
  const ajv = createAjv();
  for (const pointer of listTargets(document)) registerSchema(ajv, pointer, readPointer(document, pointer));
  return (schemaPointer, value) => {
    const key = toSchemaKey(schemaPointer);
    if (!ajv.schemas[key]) registerSchema(ajv, schemaPointer, readPointer(document, schemaPointer));
    const validate = ajv.getSchema(key);
    if (!validate) throw new Error(`There is no schema at ${schemaPointer}.`);
    void validate(value);
    return toSchemaErrors(validate.errors);
  };
}

/** Every schema has a key and an error path of its own, so that an error tells where in the document its keyword is. */
export function registerSchema(ajv: Ajv2020, pointer: string, schema: unknown): void {
  const key = toSchemaKey(pointer);
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null))
    throw new Error(`There is no schema at ${pointer}.`);
  // Ajv takes one object at two places for one schema, so each place gets its own.
  ajv.addSchema(typeof schema === 'object' ? {...schema} : schema, key);
  Object.assign(ajv.schemas[key] ?? {}, {schemaPath: key.slice(key.indexOf('#'))});
}

/** Ajv knows schemas by address, so a pointer is percent-encoded. */
export function toSchemaKey(pointer: string): string {
  return `spec#${pointer.split('/').map(encodeURIComponent).join('/')}`;
}

/** Where the references in a document lead. */
function listTargets(document: OpenApiDocument): string[] {
  const targets = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') targets.add(toPointer(...toTokens(value)));
    return value;
  });
  return [...targets].filter((pointer) => typeof readPointer(document, pointer) === 'object');
}
