import {limits, type FromWorker, type ProgramRequest, type ProgramResponse, type ToWorker} from '../protocol.ts';
import {begin, end} from './activity.ts';
import {post} from './post.ts';

type Waiting = {resolve: (response: ProgramResponse) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
const queue: FromWorker[] = [];
let lastId = 0;

/**
 * Asks the page, which asks the mock: nothing else can be reached from here. A program that sends without waiting would keep the page
 * busy with messages, so few of them are on their way at once.
 */
export function sendRequest(request: ProgramRequest): Promise<ProgramResponse> {
  lastId += 1;
  const id = lastId;
  queue.push({kind: 'request', id, request: toPlain(request)});
  begin();
  return new Promise<ProgramResponse>((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    sendNext();
  }).finally(end);
}

function sendNext(): void {
  const atOnce = waiting.size - queue.length;
  const next = atOnce < limits.requestsAtOnce ? queue.shift() : undefined;
  if (next) post(next);
}

/** What comes from a program has the types that it was given there. */
type Given = {[Part in keyof ProgramRequest]: unknown} & {headers: object};

/** Strings and bytes: whatever a program hands over, it can be sent to the page. */
function toPlain({method, url, headers, body}: Given): ProgramRequest {
  return {
    method: String(method),
    url: String(url),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: body instanceof Uint8Array ? new Uint8Array(body) : typeof body === 'string' ? body : undefined,
  };
}

addEventListener('message', ({data, isTrusted}: MessageEvent<ToWorker>) => {
  // Those that a program makes up aren't trusted.
  if (!isTrusted || data.kind === 'run') return;
  const asked = waiting.get(data.id);
  waiting.delete(data.id);
  sendNext();
  if (data.kind === 'response') asked?.resolve(data.response);
  else asked?.reject(new TypeError(data.message));
});
