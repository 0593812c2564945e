/** One try of the client at one host, as its errors list them. */
type Try = {host: {url: string}; response: {status: number; content: string; isTimedOut: boolean}};

/** The status of a refusal; undefined when no answer came or the service failed. */
export function readStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Whether the same call may work in a moment: no host answered, a host failed or the answer was cut, or there were too many calls. */
export function isTemporary(error: unknown): boolean {
  return isUnreachable(error) || (error instanceof Error && error.name === 'DeserializationError') || readStatus(error) === 429;
}

/** Whether the client has tried all hosts in vain. */
export function isUnreachable(error: unknown): error is Error & {stackTrace: Try[]} {
  return error instanceof Error && error.name === 'RetryError' && 'stackTrace' in error;
}

/** What the service said, or what became of the tries to reach it. */
export function describeCause(error: unknown): string {
  if (isUnreachable(error)) return error.stackTrace.map(describeTry).join('; ');
  const text = error instanceof Error ? error.message : String(error);
  const status = readStatus(error);
  return status === undefined ? text : `${status}: ${text}`;
}

function describeTry({host, response}: Try): string {
  if (response.isTimedOut) return `${host.url} did not respond in time`;
  const text = response.content.slice(0, 200);
  return response.status === 0
    ? `${host.url} cannot be reached (${text})`
    : `${host.url} responded with ${response.status} ${text}`;
}
