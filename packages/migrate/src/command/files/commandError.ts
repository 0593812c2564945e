/** The command can't do what was asked, and has written nothing unless the message says so. It's printed without a stack. */
export class CommandError extends Error {}

/** What the system says of a failed call, without the path that follows it: "EACCES: permission denied". */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/, \w+( '.*)?$/s, '');
}
