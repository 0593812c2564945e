import {type SharedCheck, toShareHash} from './shareLink.ts';

/** A request as code, by language. */
export type RunSample = {language: string; code: string};

/** A run that can be opened again: a link that carries the request, what came of it, and how to write it as code. */
export type PastRun = {href: string; operationId: string; status: number; toCode: () => Promise<RunSample[]>};

const most = 10;
/** The newest first. They last as long as the mock's data: until the page is loaded anew. */
let runs: PastRun[] = [];

/** A request that is too long for a link isn't kept. */
export function keepRun(route: string, shared: SharedCheck, {status, toCode}: Pick<PastRun, 'status' | 'toCode'>): void {
  const hash = toShareHash(shared);
  if (hash === undefined) return;
  const run = {href: route + hash, operationId: shared.operationId, status, toCode};
  runs = [run, ...runs.filter(({href}) => href !== run.href)].slice(0, most);
}

export function listRuns(): PastRun[] {
  return runs;
}
