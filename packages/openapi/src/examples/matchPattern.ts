/** Longer expressions are no easy ones. */
const longestPattern = 400;
const mostRepeats = 200;

/** A short text that an expression matches; undefined where there's no easy one. `extra` repeats more often than needed. */
export function matchPattern(pattern: string, extra = 0): string | undefined {
  const expression = compile(pattern);
  if (!expression || pattern.length > longestPattern) return undefined;
  const {text} = readChoices(pattern, 0, extra);
  return expression.test(text) ? text : undefined;
}

export function isMatch(pattern: string, text: string): boolean {
  return compile(pattern)?.test(text) === true;
}

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Some expressions are only right without the flag, and some never are.
    }
  }
  return undefined;
}

/** What was made of a part of the expression, and where the next part starts. */
type Read = {text: string; end: number};

/** Takes the first of several choices, and skips the others. */
function readChoices(pattern: string, start: number, extra: number): Read {
  let chosen: string | undefined;
  let text = '';
  let at = start;
  while (at < pattern.length && pattern[at] !== ')') {
    if (pattern[at] === '|') {
      chosen ??= text;
      text = '';
      at++;
      continue;
    }
    const {text: next, end} = readRepeated(pattern, at, extra);
    text += next;
    at = end;
  }
  return {text: chosen ?? text, end: at};
}

function readRepeated(pattern: string, start: number, extra: number): Read {
  const atom = readAtom(pattern, start, extra);
  const [quantifier = '', least = '', most] = /^(?:[*+?]|\{(\d+)(?:,(\d*))?\})\??/.exec(pattern.slice(atom.end)) ?? [];
  const end = atom.end + quantifier.length;
  if (quantifier === '') return atom;
  const fewest = quantifier.startsWith('{') ? Number(least) : quantifier.startsWith('+') ? 1 : 0;
  const isFixed = quantifier.startsWith('?') || (quantifier.startsWith('{') && most === undefined);
  const largest = most === undefined || most === '' ? Infinity : Number(most);
  const times = isFixed ? fewest : Math.min(fewest + extra, largest);
  return {text: atom.text.repeat(Math.min(times, mostRepeats)), end};
}

/** A group, a class, an escape or a character. What only looks around or marks a place adds nothing. */
function readAtom(pattern: string, start: number, extra: number): Read {
  const rest = pattern.slice(start);
  if (rest.startsWith('(')) return readGroup(pattern, start, extra);
  const [source = rest.charAt(0)] =
    /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\.|.)/isu.exec(rest) ?? [];
  const end = start + source.length;
  if (source === '^' || source === '$' || /^\\b$/i.test(source)) return {text: '', end};
  return {text: findCharacter(source), end};
}

function readGroup(pattern: string, start: number, extra: number): Read {
  const [opening = '('] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(pattern.slice(start)) ?? [];
  const {text, end} = readChoices(pattern, start + opening.length, extra);
  return {text: /[=!]$/.test(opening) ? '' : text, end: end + 1};
}

/** Letters and digits are easier to read than other characters. */
const characters = [
  'a',
  'A',
  '0',
  '1',
  '-',
  '_',
  ' ',
  ...Array.from({length: 94}, (_, place) => String.fromCharCode(33 + place)),
];

function findCharacter(source: string): string {
  if (!/^[\\[.]/.test(source)) return source;
  const expression = compile(`^${source}$`);
  return [...characters, '\t', '\n', '\r', 'é', '中'].find((character) => expression?.test(character)) ?? '';
}
