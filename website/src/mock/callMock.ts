import type {MockCall, MockQuestion, MockReply, MockResponse} from './mockCall.ts';

type Waiting = {resolve: (response: MockResponse) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** Sends a request to the mock in this page. It rejects if the mock can't be loaded; what the API refuses is a response. */
export function callMock(call: MockCall): Promise<MockResponse> {
  lastId += 1;
  const question: MockQuestion = {id: lastId, call};
  return new Promise((resolve, reject) => {
    waiting.set(question.id, {resolve, reject});
    startMock().postMessage(question);
  });
}

/** For the moment when a call is likely. */
export function startMock(): Worker {
  worker ??= createWorker();
  return worker;
}

function createWorker(): Worker {
  const created = new Worker(new URL('./mockWorker.ts', import.meta.url), {type: 'module', name: 'mock'});
  created.addEventListener('message', ({data}: MessageEvent<MockReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('response' in data) asked?.resolve(data.response);
    else asked?.reject(new Error(data.problem));
  });
  // It didn't load, or it crashed: whoever waits is told, and the next call starts another one.
  created.addEventListener('error', ({message}) => {
    created.terminate();
    worker = undefined;
    for (const {reject} of waiting.values()) reject(new Error(message || 'The mock didn’t load.'));
    waiting.clear();
  });
  return created;
}
