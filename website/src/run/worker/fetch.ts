import {begin, end} from './activity.ts';
import {sendRequest} from './sendRequest.ts';

/** The fetch of a program: it reaches the mock in the page, and nothing else. */
export async function fetchFromMock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  begin();
  try {
    const request = new Request(input, init);
    const {method, url, headers} = request;
    const body = method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array(await request.arrayBuffer());
    const response = await sendRequest({method, url, headers: Object.fromEntries(headers), body});
    const isEmpty = response.status === 204 || response.status === 304;
    return new Response(isEmpty ? null : response.body, {status: response.status, headers: response.headers});
  } finally {
    end();
  }
}
