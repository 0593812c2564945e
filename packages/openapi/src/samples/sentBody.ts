import {chooseMediaType, isFormType, isJsonType, isMultipartType, isTextType, isXmlType} from '../document/mediaTypes.ts';
import type {AnySchema, MediaType, OpenApiDocument} from '../document/openApiDocument.ts';
import {toPointer} from '../document/pointers.ts';
import type {PlacedOperation} from '../document/walk.ts';
import {findSchema} from '../document/findSchema.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {writeXml} from '../examples/writeXml.ts';
import {toAddressText} from './addressText.ts';
import {isJsonObject, limitDepth} from './json.ts';
import {listFormPairs} from './writeParameters.ts';

/** A body as it is sent, apart from how a language writes it. */
export type SentBody = {type: string} & (
  | {kind: 'json'; value: unknown}
  | {kind: 'form'; fields: [string, string][]}
  | {kind: 'multipart'; parts: FormPart[]}
  | {kind: 'text'; text: string}
  | {kind: 'file'; file: string}
);

/** A part of a form: a text, or a file by its name. */
export type FormPart = {name: string; kind: 'text' | 'file'; text: string};

/** The body of a request, in the media type that readers know best. */
export function buildSentBody(document: OpenApiDocument, {value, pointer}: PlacedOperation, body: unknown): SentBody | undefined {
  const content = value.requestBody?.content ?? {};
  const type = chooseMediaType(content) ?? 'application/json';
  if (body === undefined) return undefined;
  if (isJsonType(type)) return {kind: 'json', type, value: limitDepth(body)};
  const media = content[type] ?? {};
  if (isFormType(type) && isJsonObject(body)) return {kind: 'form', type, fields: listFormPairs(body)};
  if (isMultipartType(type) && isJsonObject(body)) return {kind: 'multipart', type, parts: listFormParts(document, media, body)};
  if (typeof body === 'string' && isTextType(type)) return {kind: 'text', type, text: body};
  if (isXmlType(type)) {
    const place = `${pointer}/requestBody/content${toPointer(type)}/schema`;
    return {kind: 'text', type, text: writeXml(document, place, limitDepth(body))};
  }
  if (isTextType(type)) return {kind: 'text', type, text: toAddressText(body)};
  return {kind: 'file', type, file: 'file.bin'};
}

function listFormParts(document: OpenApiDocument, media: MediaType, body: Record<string, unknown>): FormPart[] {
  return Object.entries(body).flatMap(([name, value]): FormPart[] => {
    const schema = findField(document, media.schema, name);
    const isFile = isBinary(document, schema);
    if (isFile) return [{name, kind: 'file', text: `${name.replace(/[^\w.-]/g, '_')}.bin`}];
    const isRepeated = Array.isArray(value) && value.every((entry) => typeof entry !== 'object');
    return (isRepeated ? (value as unknown[]) : [value]).map((entry) => ({name, kind: 'text', text: writeField(entry)}));
  });
}

/** What has a structure is sent as JSON. */
function writeField(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : toAddressText(value);
}

function findField(document: OpenApiDocument, schema: AnySchema | undefined, name: string, levels = 5): AnySchema | undefined {
  if (!isSchema(schema) || levels === 0) return undefined;
  const {$ref, properties = {}, allOf = []} = schema;
  if (Object.hasOwn(properties, name)) return properties[name];
  const parts = [...($ref === undefined ? [] : [findSchema(document, $ref)]), ...allOf];
  return parts.map((part) => findField(document, part, name, levels - 1)).find((field) => field !== undefined);
}

/** Bytes as they are; those in a text are encoded. */
function isBinary(document: OpenApiDocument, schema: AnySchema | undefined, levels = 5): boolean {
  if (!isSchema(schema) || levels === 0) return false;
  const {$ref, format, contentMediaType, contentEncoding, items} = schema;
  if ($ref !== undefined) return isBinary(document, findSchema(document, $ref), levels - 1);
  const isBytes = format === 'binary' || (typeof contentMediaType === 'string' && !isTextType(contentMediaType));
  return (isBytes && contentEncoding === undefined) || isBinary(document, items, levels - 1);
}
