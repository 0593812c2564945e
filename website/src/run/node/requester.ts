// Takes the place of @algolia/requester-node-http, which sends over Node.js sockets. Used by the published clients: see
// src/build/bundleClient.ts.
import {sendRequest} from '../worker/sendRequest.ts';
import {publish} from './diagnosticsChannel.ts';

/** What a client of any version hands over. */
type EndRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  data?: string | Uint8Array<ArrayBuffer> | undefined;
};
type EndResponse = {status: number; content: string; headers?: Record<string, string>; isTimedOut: boolean};
type Requester = {send: (request: EndRequest) => Promise<EndResponse>};

export function createHttpRequester(): Requester {
  return {
    async send({method, url, headers, data}) {
      publish({getHeader: (name) => headers[name]});
      try {
        const response = await sendRequest({method, url, headers, body: data});
        return {
          status: response.status,
          content: response.body,
          headers: Object.fromEntries(response.headers),
          isTimedOut: false,
        };
      } catch (error) {
        return {status: 0, content: error instanceof Error ? error.message : String(error), isTimedOut: false};
      }
    },
  };
}

/** Its name in version 4. */
export const createNodeHttpRequester = createHttpRequester;
