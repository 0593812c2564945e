import {createMockApi, emptyState, exampleState, type MockApi, sampleCredentials, type State} from '@docs/mock-api';
import {describeReads} from './describeReads.ts';
import {toSpecRequest} from './toSpecRequest.ts';

/** The applications that programs work on, one program after the other. */
export type Mock = {
  /** By application ID. */
  apis: Record<string, MockApi>;
  /** Forgets what was done to them. */
  restart: () => void;
  readEffects: () => Promise<Effects>;
};

/** What a program did: what its applications hold afterwards, requests that leave nothing in them, what it read, and its own headers. */
export type Effects = {states: unknown[]; requests: unknown[]; reads: string[]; headers: string[]};

type Documents = Parameters<typeof createMockApi>[0];
type Application = {appId: string; adminKey: string; searchKey: string; state: State};

const minute = 60_000;

/**
 * Applications whose time stands still, except that it goes on when a program asks whether something is done. A program that forgets
 * to wait sees old data, on any machine, and one that waits is done at its second look.
 */
export function createMock(documents: Documents): Mock {
  let time = Date.now();
  let requests: unknown[] = [];
  let reads = new Set<string>();
  let headers = new Set<string>();
  // Building them takes longer than most programs, so they are put back to this instead.
  const fresh = [exampleState(documents), emptyState()];
  const applications: Application[] = Object.values(sampleCredentials).map((own) => ({...own, state: emptyState()}));

  const watch = (api: MockApi): MockApi => {
    return async (sent) => {
      const request = await toSpecRequest(sent);
      const copy = request.clone();
      for (const header of listOwnHeaders(request)) headers.add(header);
      for (const read of await describeReads(request.clone())) reads.add(read);
      const response = await api(request);
      if (isLook(copy)) time += minute;
      if (leavesNoTrace(response)) requests.push(await describeRequest(copy, response));
      return response;
    };
  };
  const apis = applications.map((application): [string, MockApi] => {
    const api = createMockApi(documents, {...application, taskDelay: minute, keyDelay: minute, now: () => time});
    return [application.appId, watch(api)];
  });

  return {
    apis: Object.fromEntries(apis),
    restart: () => {
      time = Date.now();
      requests = [];
      reads = new Set();
      headers = new Set();
      for (const [index, {state}] of applications.entries()) Object.assign(state, structuredClone(fresh[index]));
    },
    readEffects: async () => {
      time += minute;
      // Any request carries out what is due.
      for (const [, api] of apis) await api(new Request('http://localhost/search/1/indexes'));
      return {
        states: applications.map(({state}) => describeState(state)),
        requests,
        reads: [...reads].sort(),
        headers: [...headers].sort(),
      };
    },
  };
}

function isLook({method, url}: Request): boolean {
  return method === 'GET' && /\/(task|keys)\/[^/]+$/.test(new URL(url).pathname);
}

/** Those that programs here set; clients set others. */
function listOwnHeaders({headers}: Request): string[] {
  return ['x-forwarded-for', 'x-algolia-usertoken'].flatMap((name) =>
    headers.has(name) ? [`${name}: ${headers.get(name) ?? ''}`] : [],
  );
}

/** The mock answers these with examples and keeps nothing of them. */
const unkept = /^search\..*(dictionary|userid|pendingmappings|logs)|^recommend\./i;

function leavesNoTrace(response: Response): boolean {
  return unkept.test(response.headers.get('x-mock-operation') ?? '');
}

async function describeRequest(request: Request, response: Response): Promise<unknown> {
  const {pathname, searchParams} = new URL(request.url);
  const text = await request.text();
  return {
    operation: response.headers.get('x-mock-operation'),
    pathname,
    // The version and the user are in other places of a request than they were.
    query: Object.fromEntries([...searchParams].filter(([name]) => !name.toLowerCase().startsWith('x-algolia'))),
    body: text === '' || text === '{}' ? undefined : (JSON.parse(text) as unknown),
  };
}

/** Times, and what only counts. */
const counters = new Set(['createdAt', 'updatedAt', 'lastUpdate', 'lastID', 'lastTaskID']);

function describeState(state: State): unknown {
  return JSON.parse(JSON.stringify(state), (key, value: unknown) => (counters.has(key) ? undefined : value));
}
