/**
 * Runs parts of a page's behaviour, one after the other. A part that crashes is logged like any uncaught error, and the rest goes on:
 * the page that the reader came for is there already.
 */
export function attempt(...parts: (() => void)[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
}
