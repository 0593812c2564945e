import type {FromWorker, ProgramRequest, ProgramResponse, ToWorker} from '../protocol.ts';
import {begin, end} from './activity.ts';
import {post} from './post.ts';

/** A program that sends without waiting would keep the page busy with messages. */
const mostAtOnce = 10;

type Waiting = {resolve: (response: ProgramResponse) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
const queue: FromWorker[] = [];
let lastId = 0;

/** Asks the page, which asks the mock: nothing else can be reached from here. */
export function sendRequest(request: ProgramRequest): Promise<ProgramResponse> {
  lastId += 1;
  const id = lastId;
  queue.push({kind: 'request', id, request});
  begin();
  return new Promise<ProgramResponse>((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    sendNext();
  }).finally(end);
}

function sendNext(): void {
  const atOnce = waiting.size - queue.length;
  const next = atOnce < mostAtOnce ? queue.shift() : undefined;
  if (next) post(next);
}

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'run') return;
  const asked = waiting.get(data.id);
  waiting.delete(data.id);
  sendNext();
  if (data.kind === 'response') asked?.resolve(data.response);
  else asked?.reject(new TypeError(data.message));
});
