import {code} from '../../words/words.ts';

type Oddity = {message: string; suggestion?: string; length: number};

type Known = {pattern: RegExp; describe: (found: string) => Omit<Oddity, 'length'>};

/** What no place in JSON allows. */
const strangers: Known[] = [
  {
    pattern: /^(\/\/.*|\/\*[^]*?(\*\/|$)|#.*)/,
    describe: () => ({message: 'JSON does not allow comments.', suggestion: 'Remove the comment.'}),
  },
  {
    pattern: /^[^\S \n\r\t]/,
    describe: () => ({message: 'JSON does not allow this kind of space.', suggestion: 'Use a plain space instead.'}),
  },
];

/** What people write for a name or a string, because other languages allow it. */
const strings: Known[] = [
  {
    pattern: /^'[^'\n]*'?/,
    describe: (found) => ({
      message: 'Strings in JSON need double quotes.',
      suggestion: `Write ${code(JSON.stringify(found.replace(/^'|'$/g, '')))}.`,
    }),
  },
  {
    pattern: /^[“”„«»‘’`]/,
    describe: (found) => ({message: `Strings in JSON need straight quotes, not ${found}.`, suggestion: 'Use `"`.'}),
  },
  {
    pattern: /^[\p{L}\p{N}_$][\p{L}\p{N}_$-]*/u,
    describe: (found) => ({message: `${code(found)} needs quotes.`, suggestion: `Write ${code(JSON.stringify(found))}.`}),
  },
];

/** The same for other values. */
const values: Known[] = [
  {
    pattern: /^[-+]?(NaN|Infinity)\b/,
    describe: (found) => ({message: `JSON has no ${code(found)}.`, suggestion: 'Write a number, or `null`.'}),
  },
  {
    pattern: /^(undefined|None|nil|NULL|Null)\b/,
    describe: (found) => ({message: `JSON has no ${code(found)}.`, suggestion: 'Write `null`, or leave the field out.'}),
  },
  {
    pattern: /^(True|TRUE|False|FALSE)\b/,
    describe: (found) => ({message: `JSON has no ${code(found)}.`, suggestion: `Write ${code(found.toLowerCase())}.`}),
  },
  {
    pattern: /^[-+.]?\d[\w.+-]*|^\.\d+/,
    describe: (found) => ({
      message: `${code(found)} is not a valid number in JSON.`,
      suggestion: 'Write it like `12`, `-0.5` or `1e6`.',
    }),
  },
  {
    pattern: /^(t(ru?)?|f(a(ls?)?)?|n(ul?)?)\b/,
    describe: (found) => ({
      message: `${code(found)} is incomplete.`,
      suggestion: `Write ${code({t: 'true', f: 'false', n: 'null'}[found.charAt(0)] ?? '')}.`,
    }),
  },
];

/** Describes what is at the beginning of `rest` in place of what is expected. */
export function describeOddity(rest: string, expected: string): Oddity {
  if (rest === '') return {message: `The JSON ends here, but ${expected} is missing.`, length: 0};
  const known = [
    ...strangers,
    ...(expected.startsWith('a value') ? values : []),
    ...(/^a (value|name)/.test(expected) ? strings : []),
  ];
  for (const {pattern, describe} of known) {
    const found = pattern.exec(rest)?.[0];
    if (found !== undefined) return {...describe(found), length: found.length};
  }
  const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return {message: `Expected ${expected} here, but found ${code(character)}.`, length: character.length};
}
