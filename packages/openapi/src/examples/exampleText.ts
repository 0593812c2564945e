import type {Schema} from '../document/openApiDocument.ts';
import {isMatch, matchPattern} from './matchPattern.ts';

/** One text of each format that documents name. */
const formats = new Map([
  ['date', '2025-01-31'],
  ['date-time', '2025-01-31T09:30:00Z'],
  ['time', '09:30:00Z'],
  ['duration', 'P1DT12H'],
  ['email', 'user@example.com'],
  ['idn-email', 'user@example.com'],
  ['hostname', 'example.com'],
  ['idn-hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ip', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['uri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['iri', 'https://example.com'],
  ['uri-reference', '/path'],
  ['iri-reference', '/path'],
  ['uri-template', '/path/{id}'],
  ['uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['guid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['json-pointer', '/name'],
  ['relative-json-pointer', '0/name'],
  ['regex', '^.*$'],
  ['byte', 'c3RyaW5n'],
  ['phone', '+12025550100'],
]);

/** A text as its format, pattern and length ask for it. */
export function exampleText({pattern, format, minLength, maxLength, contentEncoding}: Schema): string {
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Infinity)];
  const names = [format ?? []].flat().map(String);
  const isEncoded = contentEncoding === 'base64' || contentEncoding === 'base64url';
  const known = [...names, ...(isEncoded ? ['byte'] : [])].flatMap((name) => formats.get(name) ?? []);
  const fitting = known.filter((text) => text.length >= least && text.length <= most);
  const [expression] = [pattern ?? []].flat().map(String);
  const matching = expression === undefined ? fitting[0] : matchText(expression, fitting, least, most);
  return matching ?? fitting[0] ?? fill(least, most);
}

/** One of the texts, or one that is made for the expression, where that's easy. */
function matchText(expression: string, texts: string[], least: number, most: number): string | undefined {
  const matching = texts.find((text) => isMatch(expression, text));
  if (matching !== undefined) return matching;
  const made = [0, 1, 2, 5, 10, least].map((extra) => matchPattern(expression, extra));
  return made.find((text) => text !== undefined && text.length >= least && text.length <= most);
}

/** No reader wants to see more of it. */
const longestText = 1000;

function fill(least: number, most: number): string {
  const word = 'string';
  return word
    .repeat(Math.max(1, Math.ceil(Math.min(least, longestText) / word.length)))
    .slice(0, Math.max(word.length, least, 0))
    .slice(0, most);
}
