/** Milliseconds for a search and its results, above which a reader would feel them in the typing. */
const slow = 8;
const remembered = 5;

type Pace = {
  /** Notes how long a search and its results took. */
  note: (milliseconds: number) => void;
  isSlow: () => boolean;
};

/**
 * Whether searches take long on this machine, by what most of the last ones took: a short query is quick on any machine, and the first
 * one is slow on any. Until something is noted, they do.
 */
export function createPace(): Pace {
  let last: number[] = [];
  return {
    note(milliseconds) {
      last = [...last.slice(1 - remembered), milliseconds];
    },
    isSlow() {
      const sorted = last.toSorted((one, other) => one - other);
      return (sorted[Math.floor(sorted.length / 2)] ?? Infinity) > slow;
    },
  };
}
