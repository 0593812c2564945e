import {maxDepth} from '../requests/nesting.ts';
import type {Code} from './layout.ts';

/** A JSON object; its keys are whatever a reader typed. */
export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Writing a value takes stack for each of its levels. Nobody types as many as can be checked; what is below is left out. */
export function limitDepth(value: unknown, levels = maxDepth): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((entry) => limitDepth(entry, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, limitDepth(field, levels - 1)]));
}

export function writeJson(value: unknown): Code {
  if (Array.isArray(value)) return {open: '[', entries: value.map(writeJson), close: ']', separator: ','};
  if (!isJsonObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, field]) => [JSON.stringify(name), ': ', writeJson(field)]);
  return {open: '{', entries, close: '}', separator: ','};
}
