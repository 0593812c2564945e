import {type OpenApiDocument, resolve, type Schema} from '@docs/openapi';
import {type Code, type Group, isJsonObject, type JsonObject} from '@docs/openapi/samples';
import {readJavaClasses} from '../extensions/readExtensions.ts';
import {chooseOption, collectProperties} from './fits.ts';
import {writeJavaList, writeMap, writeScalar, writeJavaString, writeWord} from './javaLiterals.ts';

/** Writes a value with the classes that its schema stands for; where the schema says nothing, as maps, lists and literals. */
export function writeJavaValue(document: OpenApiDocument, schema: Schema, value: unknown): Code {
  const {name, resolved} = nameClass(document, schema);
  if (value === null) return 'null';
  if (resolved.anyOf) return writeJavaValue(document, resolved.anyOf[0] ?? {}, value);
  if (resolved.oneOf) return wrap(name, writeJavaValue(document, chooseOption(document, resolved.oneOf, value), value));
  if (Array.isArray(value)) return writeJavaList(value.map((entry) => writeJavaValue(document, resolved.items ?? {}, entry)));
  if (isJsonObject(value)) return writeJavaObject(document, name, resolved, value);
  if (name && typeof value === 'string' && resolved.enum?.includes(value)) return writeConstant(name, value);
  return writeScalar(value, resolved);
}

/** The class of a schema has the schema's name. */
function nameClass(document: OpenApiDocument, {$ref, ...own}: Schema): {name: string | undefined; resolved: Schema} {
  if ($ref === undefined) return {name: undefined, resolved: own};
  return {name: toPascalCase($ref.split('/').at(-1) ?? ''), resolved: resolve<Schema>(document, {$ref})};
}

/** "One of" is a class of its own. */
function wrap(name: string | undefined, code: Code): Code {
  return name ? {open: `${name}.of(`, entries: [code], close: ')', separator: ',', hugsLast: true, imports: 'models'} : code;
}

function writeJavaObject(document: OpenApiDocument, name: string | undefined, schema: Schema, value: JsonObject): Code {
  const fields = collectProperties(document, schema);
  if (name && fields.size > 0 && !isOpenRecord(schema)) {
    const option = chooseClass(schema, value);
    return option ? wrap(name, writeModel(document, option, fields, value)) : writeModel(document, name, fields, value);
  }
  const inner = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return writeMap(Object.entries(value).map(([key, field]) => [key, writeJavaValue(document, fields.get(key) ?? inner, field)]));
}

/** A reader's own record: any field may be there, none must. */
function isOpenRecord({additionalProperties, required = []}: Schema): boolean {
  return additionalProperties === true && required.length === 0;
}

/** Where the client has several classes for a schema: the first one whose own fields are all given. */
function chooseClass(schema: Schema, value: JsonObject): string | undefined {
  return Object.entries(readJavaClasses(schema)).find(([, fields]) => fields.every((field) => Object.hasOwn(value, field)))?.[0];
}

function writeModel(document: OpenApiDocument, name: string, fields: Map<string, Schema>, value: JsonObject): Group {
  const entries = Object.entries(value).map(([key, field]) => writeSetter(document, key, fields.get(key), field));
  return {open: `new ${name}()`, entries, close: '', separator: '', imports: 'models'};
}

function writeSetter(document: OpenApiDocument, key: string, schema: Schema | undefined, value: unknown): Group {
  const group = {close: ')', separator: ',', hugsLast: true};
  if (!schema) {
    return {...group, open: '.setAdditionalProperty(', entries: [writeJavaString(key), writeJavaValue(document, {}, value)]};
  }
  const {items} = nameClass(document, schema).resolved;
  const isSingle = items && Array.isArray(value) && value.length === 1;
  const code = isSingle ? writeJavaValue(document, items, value[0]) : writeJavaValue(document, schema, value);
  return {...group, open: `.${isSingle ? 'add' : 'set'}${toPascalCase(key)}(`, entries: [code]};
}

/** "addObject" is ADD_OBJECT, "related-products" is RELATED_PRODUCTS. */
function writeConstant(name: string, value: string): Group {
  const words = value.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return writeWord(`${name}.${words.toUpperCase()}`, 'models');
}

function toPascalCase(key: string): string {
  return key
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
