import {are, choose, code, count, describeFound, group, joinWords, show, typeOf, startSentence} from '../../words/words.ts';
import {describeType} from './describeSchema.ts';
import {type Told, type Wording} from './explanation.ts';
import {exampleOf, suggestFormat, suggestType, suggestValue} from './suggestions.ts';

/** Keywords about a value by itself. */
export const valueWords: Record<string, (told: Told) => Wording> = {
  type: (told) => {
    const types = [told.params.type as string | string[]].flat();
    const expected = types.map((type) => describeType(told.document, told.schemaPointer, type));
    return {
      ...must(told, joinWords(expected, 'or'), describeFound(told.value)),
      suggestion: suggestType(expected, told.value),
      isWrongKind: true,
    };
  },
  const: (told) => wordAllowed(told, [told.params.allowedValue]),
  enum: (told) => wordAllowed(told, told.params.allowedValues as unknown[]),

  minLength: (told) => wordLength(told, 'needed'),
  maxLength: (told) => wordLength(told, 'allowed'),
  pattern: (told) => {
    const expected = told.wordPattern(told.schema) ?? `a string that matches ${code(String(told.params.pattern))}`;
    return {...must(told, expected), expected: [expected]};
  },
  format: (told) => {
    const format = String(told.params.format);
    return {...must(told, exampleOf(format)), suggestion: suggestFormat(format, told.value)};
  },

  minimum: (told) => must(told, wordBoth(told) ?? `at least ${wordLimit(told)}`),
  maximum: (told) => must(told, wordBoth(told) ?? `at most ${wordLimit(told)}`),
  exclusiveMinimum: (told) => must(told, `more than ${wordLimit(told)}`),
  exclusiveMaximum: (told) => must(told, `less than ${wordLimit(told)}`),
  multipleOf: (told) => must(told, `a multiple of ${show(told.params.multipleOf)}`),

  minItems: (told) => wordEntries(told, 'needed'),
  maxItems: (told) => wordEntries(told, 'allowed'),
  uniqueItems: (told) => {
    const {i, j} = told.params as {i: number; j: number};
    return {
      message: `${startSentence(told.name)} has the same entry twice, at positions ${Math.min(i, j)} and ${Math.max(i, j)}.`,
      suggestion: 'Remove one of them.',
    };
  },
};

function must({name, value}: Told, expected: string, found = show(value)): Wording {
  return {message: `${startSentence(name)} must be ${expected}, but is ${found}.`};
}

function wordAllowed(told: Told, values: unknown[]): Wording {
  const {value} = told;
  const expected = values.map(show);
  return {
    ...must(told, choose(expected)),
    suggestion: suggestValue(value, values),
    expected,
    isWrongKind: !values.some((allowed) => typeOf(allowed) === typeOf(value)),
  };
}

function wordLimit({params}: Told): string {
  return show(params.limit);
}

function wordBoth({schema: {minimum, maximum}}: Told): string | undefined {
  return typeof minimum === 'number' && typeof maximum === 'number' ? `from ${minimum} to ${maximum}` : undefined;
}

function wordLength(told: Told, verb: Bound): Wording {
  return {message: wordSize(told, Array.from(String(told.value)).length, verb, 'character')};
}

function wordEntries(told: Told, verb: Bound): Wording {
  const {value, params, schema} = told;
  const found = Array.isArray(value) ? value.length : 0;
  const limit = Number(params.limit);
  const change = `${found > limit ? 'Remove' : 'Add'} ${count(Math.abs(found - limit), 'entry', 'entries')}`;
  return {
    message: wordSize(told, found, schema.minItems === schema.maxItems ? 'exact' : verb, 'entry', 'entries'),
    // A high limit is one of the request and not of the thing that it describes.
    suggestion: found === 0 ? undefined : limit >= 100 ? `${change}, or send them in several requests.` : `${change}.`,
  };
}

type Bound = 'needed' | 'allowed' | 'exact';

/** "`events` has 1,001 entries; at most 1,000 are allowed." */
export function wordSize({name, params}: Told, found: number, bound: Bound, one: string, many = `${one}s`): string {
  const limit = Number(params.limit);
  const range = {needed: 'at least', allowed: 'at most', exact: 'exactly'}[bound];
  const verb = `${are(limit)} ${bound === 'allowed' ? 'allowed' : 'needed'}`;
  return found === 0
    ? `${startSentence(name)} is empty; ${range} ${count(limit, one, many)} ${verb}.`
    : `${startSentence(name)} has ${count(found, one, many)}; ${range} ${group(limit)} ${verb}.`;
}
