import type {OutputLine, ProgramError, ProgramRequest, ProgramResponse} from './protocol.ts';

/** A request that a program sent, and what came back. */
export type SentRequest = {
  method: string;
  path: string;
  body: string;
  status?: number;
  response?: string;
  milliseconds?: number;
};

/** How a program ended: by itself, with an error, by the reader, or because it took too long. */
export type RunEnd = 'finished' | 'failed' | 'stopped' | 'too long';

/** What is known of a run. */
export type RunState = {
  end?: RunEnd;
  milliseconds: number;
  lines: OutputLine[];
  /** Whether the program printed more than the lines. */
  isCut: boolean;
  /** The first ones. */
  requests: SentRequest[];
  requestCount: number;
  error?: ProgramError | undefined;
};

/** Nobody reads more. */
const mostRequests = 100;

/** Keeps what happens in a run, and tells about every change. */
export function createRecorder(show: (state: RunState) => void) {
  const start = performance.now();
  const state: RunState = {milliseconds: 0, lines: [], isCut: false, requests: [], requestCount: 0};
  show(state);

  /** Sends a request by the function that is given, and keeps both. */
  async function record(
    request: ProgramRequest,
    send: (request: ProgramRequest) => Promise<ProgramResponse>,
  ): Promise<ProgramResponse> {
    const sent = describe(request);
    state.requestCount += 1;
    if (state.requests.length < mostRequests) state.requests.push(sent);
    const begin = performance.now();
    const response = await send(request);
    Object.assign(sent, {status: response.status, response: response.body, milliseconds: performance.now() - begin});
    if (state.end === undefined) show(state);
    return response;
  }

  function print(lines: OutputLine[], isCut = false): void {
    if (state.end !== undefined) return;
    state.lines.push(...lines);
    state.isCut = isCut;
    show(state);
  }

  /** Only the first end counts. */
  function finish(end: RunEnd, error?: ProgramError): void {
    if (state.end !== undefined) return;
    Object.assign(state, {end, error, milliseconds: performance.now() - start});
    show(state);
  }

  return {record, print, finish};
}

export type Recorder = ReturnType<typeof createRecorder>;

function describe({method, url, body}: ProgramRequest): SentRequest {
  const {pathname, searchParams} = new URL(url);
  // The client's name and version, in every address: it says nothing about the request.
  searchParams.delete('x-algolia-agent');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  const text = typeof body === 'string' ? body : body ? new TextDecoder().decode(body) : '';
  return {method, path: decodePath(pathname) + search, body: text};
}

/** As people write it: `/1/indexes/*`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
