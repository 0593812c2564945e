import {formats} from '../../validate/formats.ts';
import {code, show, typeOf, withArticle} from '../../words/words.ts';
import {findNearest} from './didYouMean.ts';

/** A fix that only needs other signs around the same value. `expected` are words such as "an array of strings". */
export function suggestType(expected: string[], value: unknown): string | undefined {
  const wants = (...words: string[]): boolean => words.some((word) => expected.includes(word));
  const type = typeOf(value);
  if (wants('an integer', 'a number') && isNumber(value, wants('a number'))) return `Write ${code(value)} without quotes.`;
  if (wants('a boolean') && (value === 'true' || value === 'false')) return `Write ${code(value)} without quotes.`;
  if (wants('a string') && (Number.isFinite(value) || type === 'boolean'))
    return `Put it in quotes: ${code(`"${String(value)}"`)}.`;
  if (wants('an array of numbers', 'an array of integers') && isNumberList(value))
    return `Write it as a list: ${code(`[${value}]`)}.`;
  if (wants('an array of objects') && type === 'object') return `Write it as a list: ${code('[{…}]')}.`;
  return wants(`an array of ${type}s`) ? `Write it as a list: ${code(`[${show(value)}]`)}.` : undefined;
}

/** The nearest of the allowed values; also one that is the beginning of what is there, as "desc" of "descending". */
export function suggestValue(value: unknown, allowed: unknown[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const texts = allowed.filter((text) => typeof text === 'string');
  const meant = findNearest(value, texts) ?? texts.find((text) => text.length > 2 && value.startsWith(text));
  return meant === undefined ? undefined : `Did you mean ${code(show(meant))}?`;
}

function isNumber(value: unknown, allowsFraction: boolean): value is string {
  return typeof value === 'string' && (allowsFraction ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(value);
}

function isNumberList(value: unknown): value is string {
  return typeof value === 'string' && /^[-\d.]+(, ?[-\d.]+)+$/.test(value);
}

const formatExamples: Record<string, [kind: string, example: string]> = {
  date: ['date', '2023-12-31'],
  'date-time': ['date with a time and a time zone', '2023-12-31T09:30:00Z'],
  uuid: ['UUID', '6c02aeb1-775e-418e-870b-1faccd4b2c0f'],
  uri: ['complete URL', 'https://example.com/products.json'],
  email: ['email address', 'ada@example.com'],
};

/** "a date such as "2023-12-31"" */
export function exampleOf(format: string): string {
  const known = formatExamples[format];
  if (!known) return `a string in the format ${code(format)}`;
  const [kind, example] = known;
  // "a UUID": the U is spoken as a word that starts with a consonant.
  return `${kind === 'UUID' ? 'a UUID' : withArticle(kind)} such as ${show(example)}`;
}

/** The same day, written as the format wants it. Which of 01-03-2023 is the month is for the reader to know. */
export function suggestFormat(format: string, value: unknown): string | undefined {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[T ])/.exec(String(value));
  if (!parts || !['date', 'date-time'].includes(format)) return undefined;
  const day = parts
    .slice(1)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  if (!formats.date.test(day)) return 'That date does not exist.';
  return format === 'date' ? `Write ${code(show(day))}.` : `Write it like ${code(show(`${day}T00:00:00Z`))}.`;
}
