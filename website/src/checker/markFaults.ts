type TextRange = {from: number; to: number};

/** Cuts a text at the borders of its faults. Faults that overlap become one; an empty one gets a letter, so that it can be seen. */
export function markFaults(text: string, ranges: TextRange[]): {part: string; isFault: boolean}[] {
  const parts: {part: string; isFault: boolean}[] = [];
  let end = 0;
  for (const {from, to} of [...ranges].sort((one, other) => one.from - other.from)) {
    const start = Math.max(from, end);
    const stop = Math.max(to, from + 1);
    if (stop <= start) continue;
    if (start > end) parts.push({part: text.slice(end, start), isFault: false});
    parts.push({part: text.slice(start, stop), isFault: true});
    end = stop;
  }
  return [...parts, {part: text.slice(end), isFault: false}].filter(({part}) => part !== '');
}
