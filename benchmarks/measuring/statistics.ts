/** The value that this share of the values does not exceed: 0.95 gives the 95th percentile. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? NaN;
}

export function median(values: number[]): number {
  return percentile(values, 0.5);
}
