/** How many typing errors (letter missing, added, wrong, or two swapped) lie between two words; `limit + 1` when there are more than that. */
export function countTypos(typed: string, term: string, limit: number): number {
  if (Math.abs(typed.length - term.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: term.length + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= term.length; column += 1) {
      const isSame = typed.charCodeAt(row - 1) === term.charCodeAt(column - 1);
      let cost = Math.min(at(last, column - 1) + (isSame ? 0 : 1), at(last, column) + 1, at(current, column - 1) + 1);
      if (isSwapped(typed, row, term, column)) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(at(last, term.length), limit + 1);
}

function isSwapped(typed: string, row: number, term: string, column: number): boolean {
  return row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1];
}

function at(costs: number[], column: number): number {
  return costs[column] ?? Infinity;
}

/** A set of the letters of a word in 32 bits. Words whose sets differ much cannot be a few typing errors apart. */
export function letterSet(term: string): number {
  let set = 0;
  for (let position = 0; position < term.length; position += 1) set |= 1 << (term.charCodeAt(position) & 31);
  return set;
}

/** The number of letters that only one of two sets has. */
export function countDifferences(first: number, second: number): number {
  let bits = first ^ second;
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count;
}
