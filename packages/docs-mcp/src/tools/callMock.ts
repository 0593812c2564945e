import {defaultCredentials} from '@docs/mock-api';
import {z} from 'zod';
import type {Library} from '../content/library.ts';
import type {MockSession} from '../content/mockSession.ts';
import {ToolFault} from '../content/toolFault.ts';
import {readOn} from '../markdown/readOn.ts';
import {apiArgument} from './arguments.ts';
import {bodyArgument, headersArgument, methodArgument, placePath, writeBody} from './httpRequest.ts';
import {type AnyTool, defineTool} from './tool.ts';

const longestResponse = 4000;

export function createCallMock(library: Library): AnyTool {
  return defineTool({
    name: 'call_mock',
    title: 'Send a request to the mock',
    description: `Sends a request to a mock of the APIs on this machine and returns its response. Nothing reaches Algolia. It starts with the examples of the references, such as the index "films", and keeps changes until the connection ends or "reset". Without credentials it uses the admin key; the header X-Algolia-API-Key: ${defaultCredentials.searchKey} is a search-only key. Writes are published after half a second, as their taskID says, and new keys work after a second.`,
    input: {
      method: methodArgument.optional(),
      path: z.string().max(5000).describe('Path with its query string, such as "/1/indexes/films/query".').optional(),
      api: apiArgument(library, 'The API, if the path doesn’t tell.'),
      headers: headersArgument,
      body: bodyArgument,
      reset: z.boolean().describe('Starts over before the request, or without one.').optional(),
      offset: z.int().min(0).describe('Sends nothing, and reads on in the last response.').optional(),
    },
    annotations: {readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false},
    async run({method, path, api, headers = {}, body, reset, offset}, {mock}) {
      if (offset !== undefined) return readUnread(mock, offset);
      if (reset) mock.reset();
      if (reset && method === undefined && path === undefined) return 'The mock starts over with the examples of the references.';
      if (method === undefined || path === undefined) throw new ToolFault('Give "method" and "path", or "reset": true.');
      const placed = placePath(library, method, path, api);
      const response = await mock.send({method, path: placed, headers, ...writeBody(body)});
      mock.unread = {head: wordHead(response), text: await response.text()};
      return [readUnread(mock, 0), ...advise(response)].join('\n');
    },
  });
}

/** A request isn't repeated to read on: it may have changed something. */
function readUnread({unread}: MockSession, offset: number): string {
  if (!unread) throw new ToolFault('There is no response to read on in. Give "method" and "path".');
  const {text: whole, head} = unread;
  const {part} = readOn(whole, 'The last response', {offset, limit: longestResponse});
  const next = offset + part.length;
  const more = next < whole.length ? [`${next} of ${whole.length} characters. Read on: call_mock {"offset": ${next}}.`] : [];
  return [head, part, ...more].filter((line) => line !== '').join('\n');
}

function wordHead(response: Response): string {
  const operation = response.headers.get('x-mock-operation');
  return `${response.status}${operation === null ? '' : ` from ${operation}`}`;
}

function advise({status}: Response): string[] {
  return status < 400 ? [] : ['get_error says what a status means; check_request what is wrong with a request.'];
}
