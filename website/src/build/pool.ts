import {availableParallelism} from 'node:os';
import {isMainThread, parentPort, Worker} from 'node:worker_threads';

/** Threads that run tasks for this one, each when it has nothing else to do. */
export type Pool<Task> = {
  /** Ends when the task has been run, whether or not it succeeded. Tasks of a kind are begun in the order in which they are given. */
  run: (task: Task) => Promise<void>;
  close: () => Promise<void>;
};

/** Parsers make much that is soon forgotten: with more room for it, it's collected less often. */
const resourceLimits = {maxYoungGenerationSizeMb: 128};

/**
 * Each thread runs this same program, which then calls `workForPool`. Threads are started when there is something to do. A thread stays
 * with a kind of task as long as there is one, because each kind has libraries of its own to load.
 */
export function createPool<Task extends {kind: string}>(): Pool<Task> {
  const workers = new Map<Worker, string>();
  const idle: Worker[] = [];
  const waiting: {task: Task; finish: () => void}[] = [];
  const takeFor = (worker: Worker): (typeof waiting)[number] | undefined => {
    const taken = new Set(workers.values());
    const same = waiting.findIndex(({task}) => task.kind === workers.get(worker));
    const open = waiting.findIndex(({task}) => !taken.has(task.kind));
    return waiting.splice([same, open].find((index) => index >= 0) ?? 0, 1)[0];
  };
  const next = (worker: Worker): void => {
    const first = takeFor(worker);
    if (!first) return void idle.push(worker);
    workers.set(worker, first.task.kind);
    worker.once('message', () => {
      first.finish();
      next(worker);
    });
    worker.postMessage(first.task);
  };
  const addWorker = (): void => {
    const worker = new Worker(process.argv[1] ?? '', {resourceLimits});
    workers.set(worker, '');
    // It chooses from all that is given at once.
    queueMicrotask(() => next(worker));
  };
  return {
    run: (task) =>
      new Promise((finish) => {
        waiting.push({task, finish});
        const free = idle.shift();
        if (free) next(free);
        else if (workers.size < availableParallelism()) addWorker();
      }),
    async close() {
      await Promise.all([...workers.keys()].map((worker) => worker.terminate()));
    },
  };
}

/** What a thread of a pool does; tells whether this is one. What fails there fails again, and is reported, where its result is needed. */
export function workForPool(run: (task: unknown) => Promise<void>): boolean {
  parentPort?.on('message', (task) => {
    void run(task)
      .catch(() => undefined)
      .then(() => parentPort?.postMessage('done'));
  });
  return !isMainThread;
}
