/** A request to an API, as plain data: it travels to a worker. */
export type MockCall = {
  /** The name of the API, such as `search`. */
  api: string;
  method: string;
  /** With the query string. */
  path: string;
  headers: Record<string, string>;
  /** JSON; undefined if nothing is sent. */
  body?: string | undefined;
};

/** An API key that a call can use. */
export type MockKey = {value: string; rights: string[]; description: string};

export type MockResponse = {
  status: number;
  headers: [name: string, value: string][];
  body: string;
  /** How long the mock took. */
  milliseconds: number;
  /** The keys that there are now, besides the built-in ones. */
  keys: MockKey[];
};

/** What goes to the worker, and what comes back. */
export type MockQuestion = {id: number; call: MockCall};
export type MockOutcome = {response: MockResponse} | {problem: string};
export type MockReply = {id: number} & MockOutcome;
