/** Lines that were replaced, as ranges of both texts. What lies between blocks is equal. */
export type Block = {start: number; end: number; resultStart: number; resultEnd: number};

/** With more differences than these, comparing takes longer than anybody wants to wait: 0.2 s here, and four times that for twice as many. */
const maxDifferences = 4000;

/** What differs between two lists of lines, with as few lines in the blocks as possible (Myers, 1986). */
export function diffLines(before: string[], after: string[]): Block[] {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < shared - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const end = before.length - tail;
  const resultEnd = after.length - tail;
  if (start === end && start === resultEnd) return [];
  const steps = findSteps(before.slice(start, end), after.slice(start, resultEnd));
  if (!steps) return [{start, end, resultStart: start, resultEnd}];
  return joinSteps(steps).map((block) => ({
    start: block.start + start,
    end: block.end + start,
    resultStart: block.resultStart + start,
    resultEnd: block.resultEnd + start,
  }));
}

/** A removed or an added line: the places in both lists from which it leads, in their order. */
type Step = {x: number; y: number; isAdded: boolean};

/**
 * The shortest way from the starts of both lists to their ends, without its equal lines; undefined if it's too long. On diagonal k, x - y
 * is k. `furthest` has the largest x that so many steps reach on each diagonal.
 */
function findSteps(before: string[], after: string[]): Step[] | undefined {
  const offset = maxDifferences + 1;
  const furthest = new Int32Array(2 * offset + 1);
  const rounds: Int32Array[] = [];
  for (let count = 0; count <= maxDifferences; count += 1) {
    rounds.push(furthest.slice(offset - count - 1, offset + count + 2));
    for (let k = -count; k <= count; k += 2) {
      let x = isAddition(furthest, offset + k, k, count) ? at(furthest, offset + k + 1) : at(furthest, offset + k - 1) + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x += 1;
      furthest[offset + k] = x;
      if (x >= before.length && x - k >= after.length) return walkBack(rounds, x, x - k);
    }
  }
  return undefined;
}

function walkBack(rounds: Int32Array[], endX: number, endY: number): Step[] {
  const steps: Step[] = [];
  let k = endX - endY;
  for (let count = rounds.length - 1; count > 0; count -= 1) {
    const furthest = rounds[count] ?? new Int32Array();
    const center = count + 1;
    const isAdded = isAddition(furthest, center + k, k, count);
    k += isAdded ? 1 : -1;
    const x = at(furthest, center + k);
    steps.push({x, y: x - k, isAdded});
  }
  return steps.reverse();
}

/** Whether the diagonal is best reached from the one above, by adding a line. */
function isAddition(furthest: Int32Array, place: number, k: number, count: number): boolean {
  return k === -count || (k !== count && at(furthest, place - 1) < at(furthest, place + 1));
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Steps without an equal line between them are one block. */
function joinSteps(steps: Step[]): Block[] {
  const blocks: Block[] = [];
  for (const {x, y, isAdded} of steps) {
    const last = blocks.at(-1);
    const block = last?.end === x && last.resultEnd === y ? last : {start: x, end: x, resultStart: y, resultEnd: y};
    if (block !== last) blocks.push(block);
    if (isAdded) block.resultEnd += 1;
    else block.end += 1;
  }
  return blocks;
}
