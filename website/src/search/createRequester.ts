import type {liteClient} from 'algoliasearch/lite';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** Sends the requests of one search for Algolia's client. They end with the signal, and no other host is tried then. */
export function createRequester(signal: AbortSignal): Requester {
  return {
    async send({url, method, headers, data, connectTimeout, responseTimeout}) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(connectTimeout + responseTimeout);
      try {
        const body = typeof data === 'string' ? data : null;
        const response = await fetch(url, {method, headers, body, signal: AbortSignal.any([signal, timeout])});
        return {status: response.status, content: await response.text(), isTimedOut: false};
      } catch (error) {
        signal.throwIfAborted();
        return {status: 0, content: String(error), isTimedOut: timeout.aborted};
      }
    },
  };
}
