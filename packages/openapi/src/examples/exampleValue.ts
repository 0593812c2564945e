import type {AnySchema, OpenApiDocument, Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {exampleList} from './exampleList.ts';
import {exampleNumber} from './exampleNumber.ts';
import {completeObject, exampleObject} from './exampleObject.ts';
import {exampleText} from './exampleText.ts';
import {joinParts} from './joinParts.ts';
import type {ExampleUse} from '../document/exampleUse.ts';
import type {Making} from './making.ts';
import {findWrittenValue} from './writtenValue.ts';

/**
 * A value for any schema: as the document shows it, else made from types, formats and bounds. Requests have what they need and a little
 * more, and nothing read-only; responses have all fields, and nothing write-only. It fits the schema where that is easy to do.
 */
export function exampleValue(document: OpenApiDocument, schema: AnySchema, use: ExampleUse = 'request'): unknown {
  const making: Making = {document, use, room: {left: mostValues}, make};
  return make(making, schema, {followed: new Set(), level: 0});
}

/** More would not be read, and some schemas have no end. */
const mostValues = 500;
const deepest = 12;

/** Undefined where a value would contain itself for ever, or be too large. */
const make: Making['make'] = (making, schema, {followed, level}) => {
  making.room.left--;
  if (level > deepest || making.room.left < 0) return undefined;
  const joined = joinParts(making.document, schema, followed);
  if (!joined) return undefined;
  const inside = {followed: joined.followed, level: level + 1};
  const written = findWrittenValue(joined.schema);
  if (isSchema(written)) return completeObject(making, joined.schema, written, inside);
  if (written !== undefined) return written;
  const makers: Record<string, () => unknown> = {
    object: () => exampleObject(making, joined.schema, inside),
    array: () => exampleList(making, joined.schema, inside),
    string: () => exampleContent(making, joined.schema),
    integer: () => exampleNumber(joined.schema, true),
    number: () => exampleNumber(joined.schema, false),
    boolean: () => true,
    null: () => null,
  };
  const type = chooseType(joined.schema);
  return Object.hasOwn(makers, type) ? makers[type]?.() : 'value';
};

/** Documents leave the type out where other keywords tell it. */
function chooseType(schema: Schema): string {
  const types = [schema.type ?? []].flat();
  const declared = types.find((type) => type !== 'null') ?? types[0];
  if (declared !== undefined) return declared;
  const told = Object.entries(tellingKeywords).find(([, keywords]) => keywords.some((keyword) => Object.hasOwn(schema, keyword)));
  return told?.[0] ?? 'any';
}

const tellingKeywords = {
  object: [
    ...['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames'],
    ...['dependentRequired', 'dependentSchemas', 'unevaluatedProperties'],
  ],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
  string: ['pattern', 'format', 'minLength', 'maxLength', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** A text may hold JSON, which has a schema of its own. */
function exampleContent({document, use}: Making, schema: Schema): string {
  const {contentMediaType, contentSchema, contentEncoding} = schema;
  const isJson = typeof contentMediaType === 'string' && /\bjson\b/.test(contentMediaType) && contentEncoding === undefined;
  if (!isJson || !isSchema(contentSchema)) return exampleText(schema);
  return JSON.stringify(exampleValue(document, contentSchema, use)) || exampleText(schema);
}
