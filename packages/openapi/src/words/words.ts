/** Longer values and names are cut. */
const shown = 40;

/** A name as code. It comes from the reader's own text, so it may be long or hold anything. */
export function code(name: string): string {
  return `\`${cut(name).replace(/[`\p{Cc}\p{Cs}]/gu, '?')}\``;
}

/** A value as JSON, short: `"Product Viewed On The Landing Page Of The S…"`. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(cut(value));
  if (typeof value === 'object' && value !== null) return withArticle(typeOf(value));
  return String(value);
}

function cut(text: string): string {
  const characters = Array.from(text.slice(0, 2 * shown + 2));
  return characters.length > shown ? `${characters.slice(0, shown).join('')}…` : text;
}

/** What a value is, with its type where the type is what matters: `the string "twenty"`, `an array`, `null`. */
export function describeFound(value: unknown): string {
  const isPlain = typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
  return isPlain ? `the ${typeof value} ${show(value)}` : show(value);
}

export function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function withArticle(noun: string): string {
  if (noun === 'null') return noun;
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** "1 entry", "1,001 entries", "no entries" */
export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount === 0 ? 'no' : group(amount)} ${amount === 1 ? one : many}`;
}

/** Digits in groups of three, whatever the reader's language: 2,400,000. */
export function group(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function are(amount: number): string {
  return amount === 1 ? 'is' : 'are';
}

/** "a", "a and b", "a, b and c" */
export function joinWords(words: string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

const listed = 10;

/** Values or names to choose from; a long list is cut. */
export function choose(words: string[]): string {
  return words.length > listed
    ? `one of ${words.slice(0, listed).join(', ')} and ${words.length - listed} more`
    : joinWords(words, 'or');
}

/** Ready to start a sentence. */
export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
