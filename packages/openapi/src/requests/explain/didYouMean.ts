/** Longer texts are no misspelt names, and comparing them would take long. */
const longest = 60;

/** The candidate that a reader most likely meant; undefined when none is near. */
export function findNearest(text: string, candidates: string[]): string | undefined {
  if (text.length > longest) return undefined;
  const plain = simplify(text);
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = simplify(candidate);
    const limit = Math.min(3, Math.floor(Math.max(text.length, candidate.length) / 3), least - 1);
    if (Math.abs(plain.length - other.length) > limit) continue;
    const distance = measureDistance(plain, other);
    if (distance > limit) continue;
    nearest = candidate;
    least = distance;
  }
  return nearest;
}

/** Nobody means another thing by store_hash, StoreHash or store-hash. */
function simplify(text: string): string {
  return text.toLowerCase().replace(/[_\s-]/g, '');
}

/** How many letters to add, remove, replace or swap with their neighbour to get from one text to the other. */
export function measureDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: other.length + 1}, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edited = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      current.push(isSwapped ? Math.min(edited, at(beforeLast, column - 2) + 1) : edited);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Infinity;
}
