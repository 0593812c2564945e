import {readAddress} from '@docs/mock-api/hosts';
import {callMock} from '../mock/callMock.ts';
import type {MockCall} from '../mock/mockCall.ts';
import type {ProgramRequest, ProgramResponse} from './protocol.ts';

/** Sends a request of a program to the mock in the page, whatever host of Algolia it is for. */
export async function answerProgram(request: ProgramRequest): Promise<ProgramResponse> {
  const {status, headers, body} = await callMock(toCall(request));
  return {status, headers, body};
}

function toCall({method, url, headers, body}: ProgramRequest): MockCall {
  const address = new URL(url);
  const {pathname, search} = address;
  // Guides that use the mock as a server have the name of the API in the path.
  const [, ownApi, ownPath] = (address.hostname === 'localhost' && /^\/([\w-]+)(\/.*)$/.exec(pathname)) || [];
  const api = ownApi ?? readAddress(address)?.api;
  if (api === undefined)
    throw new Error(`${address.hostname} can’t be reached: programs in this page reach the mock of Algolia’s APIs only.`);
  return {api, method, path: (ownPath ?? pathname) + search, headers, body};
}
