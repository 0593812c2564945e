/** Whether a word, or for a prefix the beginning of it, is at most so many typing errors away from what was typed. */
export function isWithin(word: string, typed: string, typos: number, isPrefix: boolean): boolean {
  if (typed.length > word.length + typos || (!isPrefix && word.length > typed.length + typos)) return false;
  const reach = word.slice(0, typed.length + typos);
  const distances = lastRow(typed, reach);
  return isPrefix ? Math.min(...distances) <= typos : (distances[word.length] ?? Infinity) <= typos;
}

/** Errors between what was typed and each beginning of the word: a letter too many, too few, or another one. */
function lastRow(typed: string, word: string): number[] {
  let row = Array.from({length: word.length + 1}, (_, index) => index);
  for (let line = 0; line < typed.length; line += 1) {
    const next = [line + 1];
    for (let column = 1; column <= word.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (typed[line] === word[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row;
}
