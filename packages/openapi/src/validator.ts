import {Ajv2020, type CodeKeywordDefinition, type Options, type ValidateFunction} from 'ajv/dist/2020.js';
import type {OpenApiDocument} from './openApiDocument.ts';
import {readPointer, toPointer, toTokens} from './pointers.ts';
import {formats} from './requests/formats.ts';
import {maxErrors, toSchemaErrors, type Validate} from './requests/schemaErrors.ts';

export type {Fault} from './requests/fault.ts';
export type {SchemaError, Validate} from './requests/schemaErrors.ts';

export function createValidator(document: OpenApiDocument): Validate {
  const ajv = createAjv({code: {process: hardenCode}});
  for (const pointer of listTargets(document)) registerSchema(ajv, pointer, readPointer(document, pointer));
  return (schemaPointer, value) => {
    const key = toKey(schemaPointer);
    if (!ajv.schemas[key]) registerSchema(ajv, schemaPointer, readPointer(document, schemaPointer));
    const validate = ajv.getSchema(key) as ValidateFunction;
    validate(value);
    return toSchemaErrors(validate.errors);
  };
}

/** The same rules for validators that are compiled in a build and for those that are made on the spot. */
export function createAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    allErrors: true,
    inlineRefs: false,
    messages: false,
    ...options,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  for (const keyword of ['oneOf', 'anyOf']) silenceAlternatives(ajv, keyword);
  return ajv;
}

/** What is wrong with each alternative is asked of the alternative itself; here it would only hide what else is wrong. */
function silenceAlternatives(ajv: Ajv2020, keyword: string): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition;
  const {code} = definition;
  definition.code = (context) => {
    const report = context.error.bind(context);
    context.error = (...details) => {
      context.reset();
      report(...details);
    };
    code(context);
  };
}

/** Every schema has a key and an error path of its own, so that an error tells where in the document its keyword is. */
export function registerSchema(ajv: Ajv2020, pointer: string, schema: unknown): void {
  const key = toKey(pointer);
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null))
    throw new Error(`There is no schema at ${pointer}.`);
  // Ajv takes one object at two places for one schema, so each place gets its own.
  ajv.addSchema(typeof schema === 'object' ? {...schema} : schema, key);
  Object.assign(ajv.schemas[key] ?? {}, {schemaPath: key.slice(key.indexOf('#'))});
}

/** Ajv knows schemas by address, so a pointer is percent-encoded. */
export function toKey(pointer: string): string {
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

/** No value that follows a pattern is as long; some patterns would exhaust the stack on a longer one. */
const longestMatch = 10_000;

/**
 * Makes Ajv's code fit for any input:
 * - It copies the list of errors for each wrong entry, which takes minutes for a long list. A long list grows by one, in place.
 * - It tests texts of any length. A very long one follows no pattern.
 * - It looks properties up in a plain object, so "constructor" counts as known. Only own ones do.
 */
export function hardenCode(code: string): string {
  return code
    .replaceAll(
      /vErrors\.concat\(([^()]+)\)/g,
      `vErrors.length >= ${maxErrors} ? (vErrors.push($1[0]), vErrors) : vErrors.concat($1)`,
    )
    .replaceAll(/((?:pattern|formats)\d+)\.test\((\w+)\)/g, `($2.length < ${longestMatch} && $1.test($2))`)
    .replaceAll(/!(props\d+)\[(key\d+)\]/g, '!Object.hasOwn($1, $2)');
}
