import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import {isSchema, listChildren, mapChildren} from '../document/schemaChildren.ts';
import {listRequestSchemas} from '../document/requestSchemas.ts';
import {resolvePointer} from '../document/schemaParts.ts';
import {listOperations} from '../document/walk.ts';
import {createCodeAjv, writeCode} from './ajv.ts';
import {createPrepare} from './prepareSchema.ts';
import {toSchemaKey} from './schemaKeys.ts';
import {stripDocument} from './stripDocument.ts';
import {registerSchema} from './validator.ts';

/**
 * The source of a module that needs no other one. Its export `validators` has a function for every body, every parameter and every
 * alternative of theirs, by its place in the document. What would make it too large is left out: see `createStandaloneValidate`.
 */
export function compileValidators(document: OpenApiDocument): string {
  const small = stripDocument(document);
  const {schemas, entries} = collectSchemas(small);
  // Places that share a schema share its function: asked for it twice, Ajv would write it twice.
  const keys = new Map(entries.map((pointer) => [pointer, toSchemaKey(resolvePointer(small, pointer))]));
  const {code, written} = compileSchemas(schemas, [...keys.values()]);
  const places = [...keys]
    .filter(([, key]) => written.has(key))
    .map(([pointer, key]) => `${JSON.stringify(pointer)}: exports[${JSON.stringify(key)}]`);
  return `const exports = {};\n${code}\nexport const validators = {${places.join(', ')}};\n`;
}

type SchemasByPlace = Map<string, AnySchema>;

/** Code is about ten times as long as the schemas that it is made of, and a page has to load it. */
const mostBytes = 100_000;

/** The functions of these schemas, and which they are: there are none for too many schemas, nor for one that is too much for Ajv. */
function compileSchemas(schemas: SchemasByPlace, keys: string[]): {code: string; written: ReadonlySet<string>} {
  if (JSON.stringify([...schemas.values()]).length > mostBytes) return {code: '', written: new Set()};
  try {
    return {code: writeCode(createFilledAjv(schemas), keys), written: new Set(keys)};
  } catch {
    const ajv = createFilledAjv(schemas);
    // Ajv goes into references as deep as they lead. From the end, it finds most of them done.
    const failed = new Set(
      [...schemas.keys()]
        .reverse()
        .map(toSchemaKey)
        .filter((key) => !isCompiled(() => ajv.getSchema(key))),
    );
    const written = keys.filter((key) => !failed.has(key));
    return {code: writeCode(ajv, written), written: new Set(written)};
  }
}

function createFilledAjv(schemas: SchemasByPlace): ReturnType<typeof createCodeAjv> {
  const ajv = createCodeAjv();
  for (const [pointer, schema] of schemas) registerSchema(ajv, pointer, schema);
  return ajv;
}

function isCompiled(compile: () => unknown): boolean {
  try {
    return compile() !== undefined;
  } catch {
    return false;
  }
}

/** All schemas that get a function, and the places by which these are asked for. */
function collectSchemas(document: OpenApiDocument): {schemas: SchemasByPlace; entries: string[]} {
  const prepare = createPrepare(document, 'request');
  const schemas: SchemasByPlace = new Map();
  const entries = new Set<string>();
  const open = new Set<string>();
  const add = (pointer: string): void => {
    if (schemas.has(pointer)) return;
    const {schema, targets} = prepare(pointer);
    schemas.set(pointer, schema);
    targets.forEach((target) => open.add(target));
    if (isSchema(schema)) schemas.set(pointer, splitInner(schema, pointer));
  };
  const splitInner = (schema: Schema, pointer: string): Schema => {
    for (const {pointer: way, schema: inner} of listChildren(schema))
      if (inner === true || inner === false) addPlain(pointer + way);
    return mapChildren(schema, (inner, way) => split(inner, pointer + way));
  };
  const addPlain = (pointer: string): void => {
    if (!isAlternative(pointer)) return;
    entries.add(pointer);
    add(pointer);
  };
  // An alternative is written once, as a schema of its own that its union refers to.
  const split = (inner: Schema, pointer: string): Schema => {
    if (!isAlternative(pointer)) return splitInner(inner, pointer);
    const place = resolvePointer(document, pointer);
    entries.add(place);
    add(place);
    // A reference that leads in a circle isn't there any more.
    return place === pointer || inner.$ref !== undefined ? {$ref: toSchemaKey(place)} : {};
  };
  for (const pointer of listOperations(document).flatMap(listRequestSchemas)) {
    entries.add(pointer);
    add(pointer);
  }
  for (const name of Object.keys(document.components?.schemas ?? {})) add(toPointer('components', 'schemas', name));
  // Grows while it is gone through.
  open.forEach(add);
  return {schemas, entries: [...entries]};
}

function isAlternative(pointer: string): boolean {
  return /\/(oneOf|anyOf)\/\d+$/.test(pointer);
}
