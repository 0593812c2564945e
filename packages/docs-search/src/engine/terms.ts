/** Something that a text is found by, and where it stands in the text. */
type Term = {term: string; start: number; end: number};

/** A word longer than this is cut: nobody types it, and it would cost time. */
const longestWord = 64;
const word = /[\p{L}\p{M}\p{N}_]+/gu;
const identifierPart = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{N}+/gu;
/** Most words are like this, and need none of the slower expressions for all scripts. */
const simpleWord = /^(?:[A-Z]?[a-z]+|[A-Z]+s?|[0-9]+)$/;

/** Has no accents to take off. */
const englishWord = /^[A-Za-z0-9]*$/;
const acronyms = /^[A-Z]{2,}s$/;

/** Texts repeat their words, so each word is taken apart once. */
const known = new Map<string, Term[]>();
const mostKnown = 20_000;

/** Reads text into terms: every word, and after an identifier such as `waitForTask` also wait, for and task. */
export function readTerms(text: string): Term[] {
  const terms: Term[] = [];
  let from = 0;
  // Looking each word up again is faster than matchAll, which makes an object for each.
  for (const written of matchWords(text)) {
    const at = text.indexOf(written, from);
    for (const {term, start, end} of termsOf(written)) terms.push({term, start: at + start, end: at + end});
    from = at + written.length;
  }
  return terms;
}

/** The words of a text as they are written. */
export function matchWords(text: string): string[] {
  return text.match(word) ?? [];
}

/** The terms of one word: itself, then its parts if it has several. */
export function termsOf(written: string): Term[] {
  const found = known.get(written);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const read = written.slice(0, longestWord);
  const parts = simpleWord.test(read) ? [] : [...read.matchAll(identifierPart)].filter((part) => part[0] !== read);
  // saveObjects is not saveObject, but a word has no number.
  const whole = parts.length > 1 ? plainLetters(read) : normalize(read);
  const terms = [
    {term: whole, start: 0, end: read.length},
    ...parts.map((part) => ({term: normalize(part[0]), start: part.index, end: part.index + part[0].length})),
  ].filter(({term}) => term !== '');
  known.set(written, terms);
  return terms;
}

/** The words of a text as they are compared, without the parts of identifiers. */
export function readWords(text: string): string[] {
  return matchWords(text).flatMap((written) => termsOf(written)[0]?.term ?? []);
}

/** A text as one word: `facet filters` and `facetFilters` are the same. */
export function joinTerms(text: string): string {
  return singular(joinLetters(text));
}

/** A text as one word that keeps its number. */
export function joinLetters(text: string): string {
  return matchWords(text).map(plainLetters).join('');
}

/** Lower case, without accents, in the singular: the form in which words are compared. */
export function normalize(written: string): string {
  return acronyms.test(written) ? plainLetters(written.slice(0, -1)) : singular(plainLetters(written));
}

/** Lower case, without accents. */
export function plainLetters(written: string): string {
  const read = written.slice(0, longestWord);
  if (englishWord.test(read)) return read.toLowerCase();
  return read
    .normalize('NFKD')
    .replace(/[\p{M}_]/gu, '')
    .toLowerCase();
}

/** A word without its number. */
export function singular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || /[sui]s$/.test(term)) return term;
  if (term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.slice(0, /(?:x|ss|sh|[^a]ch)es$/.test(term) ? -2 : -1);
}
