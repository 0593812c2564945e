/** Where the command prints: `process.stdout` and `process.stderr`, or what a test collects. */
export type Output = {write: (text: string) => unknown; isTTY?: boolean | undefined; columns?: number | undefined};

export type Environment = Record<string, string | undefined>;

/** See no-color.org and force-color.org. */
export function hasColour(output: Output, {NO_COLOR = '', FORCE_COLOR = ''}: Environment): boolean {
  if (NO_COLOR !== '') return false;
  return FORCE_COLOR === '' ? output.isTTY === true : FORCE_COLOR !== '0';
}
