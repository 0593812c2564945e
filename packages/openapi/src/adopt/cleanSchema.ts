import {isSchema} from '../document/schemaChildren.ts';
import type {Values} from './mapObjects.ts';
import type {ReportKeyword} from './warning.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isFlag: Check = (value) => typeof value === 'boolean';
const isList: Check = (value) => Array.isArray(value);
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isInner: Check = (value) => isSchema(value) || isFlag(value);
const isInners: Check = (value) => Array.isArray(value) && value.every(isInner);
const isNamed: Check = (value) => isSchema(value) && Object.values(value).every(isInner);
const isType: Check = (value) => isText(value) || isTexts(value);
const isObject: Check = isSchema;

/** What the value of a keyword has to be. What isn't in here is only shown. */
const keywords: Record<string, Check> = {
  $ref: isText,
  type: isType,
  format: isText,
  title: isText,
  description: isText,
  pattern: isText,
  enum: isList,
  required: isTexts,
  examples: isList,
  ...byEach(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'], isNumber),
  ...byEach(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'], isNumber),
  ...byEach(['minContains', 'maxContains'], isNumber),
  ...byEach(['deprecated', 'readOnly', 'writeOnly', 'uniqueItems'], isFlag),
  ...byEach(['properties', 'patternProperties', 'dependentSchemas', '$defs'], isNamed),
  ...byEach(['allOf', 'anyOf', 'oneOf', 'prefixItems'], isInners),
  ...byEach(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames', 'contains'], isInner),
  ...byEach(['unevaluatedProperties', 'unevaluatedItems', 'contentSchema'], isInner),
  ...byEach(['dependentRequired', 'discriminator', 'externalDocs'], isObject),
};

function byEach(names: string[], check: Check): Record<string, Check> {
  return Object.fromEntries(names.map((name) => [name, check]));
}

/** A schema without keywords whose values nobody could read. A number or a flag in quotes can be. */
export function cleanSchema(schema: Values, report: ReportKeyword): Values {
  const kept = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    const check = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
    if (!check || check(value)) return [[keyword, value]];
    const unquoted = unquote(value);
    const isFine = check(unquoted);
    report(
      keyword,
      `${keyword} has a value that it can't have. ${isFine ? `It's read as ${String(unquoted)}.` : "It's left out."}`,
    );
    return isFine ? [[keyword, unquoted]] : [];
  });
  return Object.fromEntries(kept);
}

function unquote(value: unknown): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
