/** Endings that make another form of a word, and how many letters of the word must be left. The first that fits is taken off. */
const endings: [ending: string, left: number][] = [
  ['ation', 3],
  ['ating', 3],
  ['ated', 3],
  ['ator', 3],
  ['ate', 3],
  ['sion', 4],
  ['tion', 4],
  ['ment', 4],
  ['able', 5],
  ['ible', 5],
  ['ness', 4],
  ['ing', 3],
  ['ied', 3],
  ['ed', 3],
  ['ly', 4],
];
/** Letters of an ending that belong to the word: dele-tion is delet-ion. */
const kept: Record<string, string> = {sion: 's', tion: 't', ied: 'y'};
const plainWord = /^[a-z]{3,}$/;
/** What is left of "core" without its e: it keeps it, or it would be the same as "cor". */
const shortSyllable = /^[^aeiou][aeiou][^aeiouwxy]$/;
/** All forms of a word, and what they share, begin with the same letters. */
export const sharedBeginning = 2;

/** What the forms of an English word share: create, creates, created, creating and creation are one. It need not be a word. */
export function stem(term: string): string {
  return plainWord.test(term) ? trimEnd(takeOffEnding(term), term) : term;
}

function takeOffEnding(term: string): string {
  for (const [ending, left] of endings) {
    const rest = term.slice(0, -ending.length);
    if (term.endsWith(ending) && rest.length >= left && isWord(rest, ending)) return rest + (kept[ending] ?? '');
  }
  return term;
}

/** A word has a vowel: "string" is not a form of "str". And "feed" is not one of "fe". */
function isWord(rest: string, ending: string): boolean {
  return /[aeiouy]/.test(rest) && !(ending === 'ed' && rest.endsWith('e'));
}

/** The end of a word changes before an ending: copy, copies; stop, stopped; cache, caching. British spelling is as good as American. */
function trimEnd(rest: string, term: string): string {
  const single = rest.replace(/([^aeiou])\1$/, '$1');
  if (single !== rest) return single;
  if (rest.length === 3) return rest === term ? rest.replace(/^(..)s$/, '$1') : rest.replace(shortSyllable, '$&e');
  const bare = rest.replace(/[ey]$/, '').replace(shortSyllable, '$&e');
  return bare.length > 5 ? bare.replace(/is$/, 'iz').replace(/our$/, 'or') : bare;
}
