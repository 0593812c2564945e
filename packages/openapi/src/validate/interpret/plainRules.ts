import {formats} from '../formats.ts';
import {isEqual} from './isEqual.ts';

/** What an error says of a keyword that a value breaks; undefined for a value that doesn't. */
type Params = Record<string, unknown> | undefined;

/** Patterns are tried on texts up to this length. A longer one follows none: some would take for ever. */
const longestMatch = 10_000;

export function matches(pattern: RegExp, text: string): boolean {
  return text.length < longestMatch && pattern.test(text);
}

const patterns = new Map<string, RegExp>();

export function toPattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

const numberRules: Record<string, (limit: number, value: number) => Params> = {
  minimum: (limit, value) => (value >= limit ? undefined : {comparison: '>=', limit}),
  maximum: (limit, value) => (value <= limit ? undefined : {comparison: '<=', limit}),
  exclusiveMinimum: (limit, value) => (value > limit ? undefined : {comparison: '>', limit}),
  exclusiveMaximum: (limit, value) => (value < limit ? undefined : {comparison: '<', limit}),
  multipleOf: (multipleOf, value) => (Number.isInteger(value / multipleOf) ? undefined : {multipleOf}),
};

const sizeRules: Record<string, (limit: number, size: number) => Params> = {
  min: (limit, size) => (size >= limit ? undefined : {limit}),
  max: (limit, size) => (size <= limit ? undefined : {limit}),
};

function checkSize(keyword: string, limit: unknown, value: unknown): Params {
  const [, side = '', what = ''] = /^(min|max)(Length|Items|Properties)$/.exec(keyword) ?? [];
  const size = measure(value, what);
  return size === undefined ? undefined : sizeRules[side]?.(Number(limit), size);
}

function measure(value: unknown, what: string): number | undefined {
  if (what === 'Length') return typeof value === 'string' ? Array.from(value).length : undefined;
  if (what === 'Items') return Array.isArray(value) ? value.length : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value).length : undefined;
}

/** Keywords about a value by itself, not by what is in it. */
export function checkPlainly(keyword: string, wanted: unknown, value: unknown): Params {
  if (Object.hasOwn(numberRules, keyword))
    return typeof value === 'number' && Number.isFinite(value) ? numberRules[keyword]?.(Number(wanted), value) : undefined;
  if (/^(?:min|max)(?:Length|Items|Properties)$/.test(keyword)) return checkSize(keyword, wanted, value);
  switch (keyword) {
    case 'enum':
      return Array.isArray(wanted) && !wanted.some((allowed) => isEqual(allowed, value)) ? {allowedValues: wanted} : undefined;
    case 'const':
      return isEqual(wanted, value) ? undefined : {allowedValue: wanted};
    case 'pattern':
      return typeof value === 'string' && !matches(toPattern(String(wanted)), value) ? {pattern: wanted} : undefined;
    case 'format':
      return typeof value === 'string' ? checkFormat(String(wanted), value) : undefined;
    case 'type':
      return [wanted].flat().some((type) => isType(String(type), value)) ? undefined : {type: wanted};
    default:
      return undefined;
  }
}

function checkFormat(format: string, value: string): Params {
  const pattern = Object.entries(formats).find(([name]) => name === format)?.[1];
  return pattern instanceof RegExp && !matches(pattern, value) ? {format} : undefined;
}

function isType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  return type === 'object' ? typeof value === 'object' && value !== null && !Array.isArray(value) : typeof value === type;
}
