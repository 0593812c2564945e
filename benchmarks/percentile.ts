/** The value that this share of the values does not exceed: 0.5 gives the median, 0.95 the 95th percentile. */
export function percentile(values: number[], share: number): number {
  return [...values].sort((one, other) => one - other)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? NaN;
}
