import {type OpenApiDocument, resolve, type Schema, typeOf} from '@docs/openapi';
import {isJsonObject} from '@docs/openapi/samples';

/** The option that a value belongs to; where it fits none, the one that knows most of its fields. */
export function chooseOption(document: OpenApiDocument, options: Schema[], value: unknown): Schema {
  const fitting = options.find((option) => fits(document, option, value));
  if (fitting) return fitting;
  const entries = isJsonObject(value) ? Object.entries(value) : [];
  const ranked = options.map((option) => {
    const fields = collectProperties(document, option);
    return {option, known: entries.filter(([name, field]) => fits(document, fields.get(name) ?? {not: {}}, field)).length};
  });
  return ranked.sort((one, other) => other.known - one.known)[0]?.option ?? {};
}

/** Whether a value is of a schema's kind, as far as is needed to tell the options of "one of" from each other. */
export function fits(document: OpenApiDocument, schema: Schema, value: unknown): boolean {
  const {$ref} = schema;
  return (
    ($ref === undefined || fits(document, resolve<Schema>(document, {$ref}), value)) &&
    fitsScalar(schema, value) &&
    fitsParts(document, schema, value) &&
    fitsEntries(document, schema, value) &&
    fitsFields(document, schema, value)
  );
}

function fitsScalar({type, enum: values, const: constant}: Schema, value: unknown): boolean {
  const types = [type ?? []].flat();
  const isOfType = types.length === 0 || types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value));
  return isOfType && (values === undefined || values.includes(value)) && (constant === undefined || constant === value);
}

function fitsParts(document: OpenApiDocument, {allOf = [], anyOf, oneOf, not}: Schema, value: unknown): boolean {
  const fitsPart = (part: Schema): boolean => fits(document, part, value);
  const fitsAny = (options: Schema[] | undefined): boolean => options === undefined || options.some(fitsPart);
  return allOf.every(fitsPart) && fitsAny(anyOf) && fitsAny(oneOf) && (not === undefined || !fitsPart(not));
}

function fitsEntries(document: OpenApiDocument, {items}: Schema, value: unknown): boolean {
  return !items || !Array.isArray(value) || value.every((entry) => fits(document, items, entry));
}

function fitsFields(document: OpenApiDocument, schema: Schema, value: unknown): boolean {
  if (!isJsonObject(value)) return true;
  const {required = [], properties = {}, additionalProperties, unevaluatedProperties} = schema;
  const own = new Map(Object.entries(properties));
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  const known = isClosed ? collectProperties(document, schema) : own;
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    Object.keys(value).every((name) => !isClosed || known.has(name)) &&
    Object.entries(value).every(([name, field]) => fits(document, own.get(name) ?? {}, field))
  );
}

/** All properties that a schema names, itself or in the schemas that it is made of. */
export function collectProperties(document: OpenApiDocument, schema: Schema): Map<string, Schema> {
  const {$ref, properties = {}, allOf = [], anyOf = [], oneOf = []} = schema;
  const parts = [...($ref === undefined ? [] : [resolve<Schema>(document, {$ref})]), ...allOf, ...anyOf, ...oneOf];
  return new Map([...parts.flatMap((part) => [...collectProperties(document, part)]), ...Object.entries(properties)]);
}
