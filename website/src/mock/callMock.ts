import type {MockCall, MockReply, MockResponse, MockTask, MockTasks} from './mockCall.ts';

type Waiting = {resolve: (result: never) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** Sends a request to the mock in this page. It rejects if the mock can't be loaded; what the API refuses is a response. */
export function callMock(call: MockCall): Promise<MockResponse> {
  return askMock('call', call);
}

/** Asks the mock in this page for something else than a response: see MockTasks. */
export function askMock<Task extends MockTask>(task: Task, given: MockTasks[Task]['given']): Promise<MockTasks[Task]['result']> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, {resolve, reject});
    startMock().postMessage({id, task, given});
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
    if ('problem' in data) asked?.reject(new Error(data.problem));
    // Its type is that of the task, which only the question knows.
    else asked?.resolve(data.result as never);
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
