// What the page and the worker that runs a reader's program say to each other.

/** A request of the program. Its address is the one that the client chose. */
export type ProgramRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
};

/** What comes back for it. */
export type ProgramResponse = {status: number; headers: [name: string, value: string][]; body: string};

export type OutputLine = {stream: 'out' | 'error'; text: string};

/** Why a program ended early. `line` is that of the program, from 1 on, where it is known. */
export type ProgramError = {name: string; message: string; line?: number | undefined};

export type ToWorker =
  | {kind: 'run'; source: string}
  | {kind: 'response'; id: number; response: ProgramResponse}
  | {kind: 'refused'; id: number; message: string};

export type FromWorker =
  /** Everything is loaded: from now on, it's the program that takes time. */
  | {kind: 'started'}
  | {kind: 'request'; id: number; request: ProgramRequest}
  | {kind: 'output'; lines: OutputLine[]; isCut: boolean}
  | {kind: 'end'; error?: ProgramError | undefined};

/**
 * What a page can show without getting slow, and more than anybody reads. The worker keeps to it, so that its messages are few. The page
 * does so again, because a program can change everything in its worker.
 */
export const limits = {lines: 1000, characters: 100_000, requests: 100, requestsAtOnce: 10, seconds: 10};
