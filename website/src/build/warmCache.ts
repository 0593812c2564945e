import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parentPort, Worker} from 'node:worker_threads';
import type {Site} from '../site/buildSite.ts';
import type {SiteSource} from './siteSource.ts';

/** Work that takes a while and whose result is kept. */
type Task = {kind: 'spec'; name: string} | {kind: 'doc'; source: string};

/** Below this, starting a thread takes longer than the work. */
const fewTasks = 4;

/** Fills the cache with all cores: what is made here is there when the build asks for it. Mistakes are found again there, and reported. */
export async function warmCache(source: SiteSource, site: Site, siteFolder: string): Promise<void> {
  const tasks = await listTasks(source, site, siteFolder);
  if (tasks.length < fewTasks) return;
  await Promise.all(Array.from({length: Math.min(availableParallelism(), tasks.length)}, () => runWorker(tasks)));
}

/** Specs first, because they take longest. Docs that describe a download need all of them, and are left to the build. */
async function listTasks({docs, specs}: SiteSource, site: Site, siteFolder: string): Promise<Task[]> {
  const tasks: Task[] = [];
  for (const {name} of site.apis) if (!(await specs.isKept(name))) tasks.push({kind: 'spec', name});
  for (const source of new Set(Object.values(site.routes).map(({doc}) => doc.source))) {
    const text = await readFile(path.join(siteFolder, source), 'utf8');
    if (!text.includes('<Download') && !(await docs.isKept(source))) tasks.push({kind: 'doc', source});
  }
  return tasks;
}

/** A thread that runs this same program, which then calls `workForBuild`. It asks for a task whenever it has none. */
function runWorker(tasks: Task[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(process.argv[1] ?? '');
    worker.on('message', () => {
      const task = tasks.shift();
      if (task) worker.postMessage(task);
      else void worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** What such a thread does. */
export function workForBuild(source: SiteSource): void {
  parentPort?.on('message', (task: Task) => {
    void runTask(source, task)
      .catch(() => undefined)
      .then(() => parentPort?.postMessage('done'));
  });
  parentPort?.postMessage('ready');
}

async function runTask({docs, specs}: SiteSource, task: Task): Promise<void> {
  if (task.kind === 'doc') await docs.compile(task.source);
  else for (const part of ['contract', 'yml', 'json', 'addresses', 'summary', 'twin'] as const) await specs.load(task.name, part);
}
