/** What an error says; anything can be thrown. */
export function wordError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
