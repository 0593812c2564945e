import type {Schema} from '../document/openApiDocument.ts';
import {isSchema} from '../document/schemaChildren.ts';
import {joinWords} from '../words/words.ts';

/** Longer examples are better read in the operation's own examples. */
const longestExample = 60;

/** What a value must be like beyond its type, in words: "at most 64 characters", "default 20". */
export function wordConstraints(schema: Schema): string[] {
  const {pattern, uniqueItems, multipleOf, default: fallback, const: only}: Schema = schema;
  const propertyNames: unknown = schema.propertyNames;
  return [
    ...(only === undefined ? [] : [`always ${toText(only)}`]),
    ...wordRange(schema.minLength, schema.maxLength, 'character'),
    ...wordBounds(schema),
    ...listOf(multipleOf).map((factor) => `a multiple of ${toText(factor)}`),
    ...wordRange(schema.minItems, schema.maxItems, 'entry', 'entries'),
    ...(uniqueItems === true ? ['no duplicate entries'] : []),
    ...wordRange(schema.minProperties, schema.maxProperties, 'field'),
    ...(isSchema(propertyNames) ? wordNames(propertyNames) : propertyNames === false ? ['no fields'] : []),
    ...listOf(pattern).map((expression) => `matches ${String(expression)}`),
    ...wordContent(schema),
    ...wordXml(schema.xml),
    ...(fallback === undefined ? [] : [`default ${toText(fallback)}`]),
  ];
}

/** Objects that say that they are open take anything. Those that say nothing, and closed ones, have the fields that are listed. */
export function wordOpenness(schema: Schema, hasFields: boolean): string[] {
  const {items, prefixItems, unevaluatedItems}: Record<string, unknown> = schema;
  const isClosedList = items === false || (unevaluatedItems === false && prefixItems !== undefined);
  if (isClosedList) return [prefixItems ? 'no other entries' : 'no entries'];
  if (isOpen(schema.additionalProperties) || isOpen(schema.unevaluatedProperties))
    return [hasFields ? 'can have other fields' : 'any fields'];
  return [];
}

function isOpen(rest: unknown): boolean {
  return rest === true || (isSchema(rest) && Object.keys(rest).length === 0);
}

/** How bytes are in a text, and what they are. */
function wordContent({contentEncoding, contentMediaType}: Schema): string[] {
  const isEncoded = typeof contentEncoding === 'string';
  return [
    ...(isEncoded ? [`encoded as ${contentEncoding}`] : []),
    ...(contentMediaType === 'application/octet-stream'
      ? [isEncoded ? 'binary content' : 'binary']
      : typeof contentMediaType === 'string'
        ? [`content of type ${contentMediaType}`]
        : []),
  ];
}

/** How a value is written in XML, where that isn't an element of its name. */
function wordXml(xml: unknown): string[] {
  if (!isSchema(xml)) return [];
  const {name, prefix, namespace, attribute, wrapped} = xml;
  const shown = [prefix, name].filter((part) => typeof part === 'string').join(':');
  return [
    ...(attribute === true ? ['an attribute in XML'] : []),
    ...(wrapped === true ? ['in an element of its own in XML'] : []),
    ...(shown === '' ? [] : [`called ${shown} in XML`]),
    ...(typeof namespace === 'string' ? [`in the XML namespace ${namespace}`] : []),
  ];
}

/** Parts of a schema may each have one; all of them hold. */
function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** OpenAPI 3.0 says that a bound is exclusive with `true`, 3.1 has a bound of its own. */
function wordBounds({minimum, maximum, exclusiveMinimum, exclusiveMaximum}: Schema): string[] {
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  return [
    ...wordRange(above === minimum ? undefined : minimum, below === maximum ? undefined : maximum),
    ...(typeof above === 'number' ? [`more than ${above}`] : []),
    ...(typeof below === 'number' ? [`less than ${below}`] : []),
  ];
}

function wordRange(least: unknown, most: unknown, one = '', many = one && `${one}s`): string[] {
  const unit = (count: number): string => (one ? ` ${count === 1 ? one : many}` : '');
  if (typeof least === 'number' && typeof most === 'number' && least <= most) {
    return [least === most ? `exactly ${least}${unit(least)}` : `${least} to ${most}${unit(most)}`];
  }
  return [
    ...(typeof least === 'number' ? [`at least ${least}${unit(least)}`] : []),
    ...(typeof most === 'number' ? [`at most ${most}${unit(most)}`] : []),
  ];
}

const manyNames = 12;
const firstNames = 6;

function wordNames(names: Schema): string[] {
  const known = (names.enum ?? []).map(String);
  const isLong = known.length > manyNames;
  const shown = isLong
    ? `${known.slice(0, firstNames).join(', ')} and ${known.length - firstNames} more`
    : joinWords(known, 'or');
  return [
    ...(known.length > 0 ? [`field names: ${shown}`] : []),
    ...wordConstraints(names).map((words) => `field names: ${words}`),
  ];
}

/** The first example as JSON; empty when there is none, or when the value's own list of values says it all. */
export function wordExample({examples, example, enum: values, const: only}: Schema): string {
  const shown = Array.isArray(examples) && examples.length > 0 ? examples[0] : example;
  if (shown === undefined || values || only !== undefined) return '';
  const text = toText(shown);
  return text.length > longestExample ? '' : text;
}

export function toText(value: unknown): string {
  return JSON.stringify(value);
}
