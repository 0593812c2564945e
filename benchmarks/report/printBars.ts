/** Something that must not be larger than a limit. */
export type Bar = {what: string; value: number; limit: number; unit?: string};

/** Prints each bar with its value, the ones that are missed marked, and returns whether all are passed. */
export function printBars(bars: Bar[]): boolean {
  console.log('');
  for (const {what, value, limit, unit = ''} of bars)
    console.log(`${isPassed({value, limit}) ? 'passed' : 'MISSED'}  ${what}: ${format(value)}${unit} (bar: ${limit}${unit})`);
  return bars.every(isPassed);
}

/** A value that is not a number passes nothing. */
function isPassed({value, limit}: {value: number; limit: number}): boolean {
  return value <= limit;
}

function format(value: number): string {
  return value.toFixed(value < 1 ? 3 : 1);
}
