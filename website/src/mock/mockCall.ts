/** A request to an API, as plain data: it travels to a worker. */
export type MockCall = {
  /** The name of the API, such as `search`. */
  api: string;
  method: string;
  /** With the query string. */
  path: string;
  headers: Record<string, string>;
  /** Undefined if nothing is sent. */
  body?: string | Uint8Array<ArrayBuffer> | undefined;
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

/** What a mock can be asked for, and what it gives. Data is JSON, as `npm run mock -- --data` writes and reads it. */
export type MockTasks = {
  call: {given: MockCall; result: MockResponse};
  readData: {given: undefined; result: string};
  loadData: {given: string; result: undefined};
  /** Back to the examples. */
  resetData: {given: undefined; result: undefined};
  emptyData: {given: undefined; result: undefined};
};

export type MockTask = keyof MockTasks;

/** What goes to the worker, and what comes back. */
export type MockQuestion = {[Task in MockTask]: {id: number; task: Task; given: MockTasks[Task]['given']}}[MockTask];
export type MockReply = {id: number} & ({result: MockTasks[MockTask]['result']} | {problem: string});
