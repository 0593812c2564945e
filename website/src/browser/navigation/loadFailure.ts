/** The server responded, with an error. */
export class ServerError extends Error {}

/** Nothing responded. */
export class NetworkError extends Error {}

/** What Chromium, Firefox and WebKit say of a module that did not arrive, and Vite of its styles. A crash is a TypeError as well. */
const missingModule = /dynamically imported module|importing a module|preload CSS/i;

/** Whether something did not arrive, as opposed to: it arrived and crashed. */
export function isLoadFailure(error: unknown): boolean {
  if (error instanceof ServerError || error instanceof NetworkError) return true;
  return error instanceof Error && missingModule.test(error.message);
}
