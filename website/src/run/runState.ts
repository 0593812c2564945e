import {readAddress} from '@docs/mock-api/hosts';
import {limits, type OutputLine, type ProgramError, type ProgramRequest, type ProgramResponse} from './protocol.ts';

/** A request that a program sent, and what came back. `problem` says why nothing did. */
export type SentRequest = {
  method: string;
  path: string;
  body: string;
  status?: number;
  response?: string;
  milliseconds?: number;
  problem?: string;
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

type Send = (request: ProgramRequest) => Promise<ProgramResponse>;

/** Nobody reads a longer message. */
const longestMessage = 2000;

/** Keeps what happens in a run, within limits, and tells about every change. */
export function createRecorder(show: (state: RunState) => void) {
  const start = performance.now();
  const state: RunState = {milliseconds: 0, lines: [], isCut: false, requests: [], requestCount: 0};
  let room = limits.characters;
  show(state);

  /** Sends a request by the function that is given, and keeps both. */
  async function record(request: ProgramRequest, send: Send): Promise<ProgramResponse> {
    const sent = describe(request);
    state.requestCount += 1;
    if (state.requests.length < limits.requests) state.requests.push(sent);
    const begin = performance.now();
    try {
      const response = await send(request);
      Object.assign(sent, {status: response.status, response: response.body, milliseconds: performance.now() - begin});
      return response;
    } catch (error) {
      sent.problem = 'not sent';
      throw error;
    } finally {
      if (state.end === undefined) show(state);
    }
  }

  function print(lines: OutputLine[], isCut = false): void {
    if (state.end !== undefined) return;
    for (const {stream, text} of lines) {
      state.isCut ||= state.lines.length >= limits.lines || room <= 0;
      if (!state.isCut) state.lines.push({stream, text: text.slice(0, room)});
      room -= text.length;
    }
    state.isCut ||= isCut;
    show(state);
  }

  /** Only the first end counts. */
  function finish(end: RunEnd, error?: ProgramError): void {
    if (state.end !== undefined) return;
    Object.assign(state, {end, error: error && shorten(error), milliseconds: performance.now() - start});
    show(state);
  }

  return {record, print, finish};
}

export type Recorder = ReturnType<typeof createRecorder>;

function shorten({name, message, line}: ProgramError): ProgramError {
  return {name: name.slice(0, longestMessage), message: message.slice(0, longestMessage), line};
}

function describe({method, url, body}: ProgramRequest): SentRequest {
  const address = new URL(url);
  // The client's name and version, in every address: it says nothing about the request.
  address.searchParams.delete('x-algolia-agent');
  const host = readAddress(address) ? '' : address.host;
  const text = typeof body === 'string' ? body : body ? new TextDecoder().decode(body) : '';
  return {method, path: (host + decodePath(address.pathname) + address.search).slice(0, longestMessage), body: text};
}

/** As people write it: `/1/indexes/*`. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
