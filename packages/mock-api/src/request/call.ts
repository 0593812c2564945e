import type {ApiKey} from '../state/apiKeys.ts';
import type {State} from '../state/state.ts';

/** A request that was routed, authenticated and checked against the document. */
export type CheckedCall = {
  api: string;
  operationId: string;
  path: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
  appId: string;
  /** The key that the request was made with. */
  key: ApiKey;
  /** Milliseconds since 1970. */
  now: number;
  /** How long a change of an index takes, in milliseconds. */
  taskDelay: number;
  /** How long a change of an API key takes, in milliseconds. */
  keyDelay: number;
};

export type HandlerAnswer = {status: number; body: unknown};
export type Handler = (call: CheckedCall, state: State) => HandlerAnswer;
export type Handlers = Record<string, Handler>;

type Typed = {path?: Record<string, string>; query?: Record<string, unknown>; body?: unknown};
type CallOf<Request extends Typed> = Omit<CheckedCall, 'path' | 'query' | 'body'> & {
  path: Request['path'] extends object ? Request['path'] : Record<string, string>;
  query: Request['query'] extends object ? Request['query'] : Record<string, unknown>;
  body: Request['body'];
};

/**
 * A handler that names the types of its request and returns the body of the success answer. The types hold, because a call
 * reaches its handler only after it was checked against the schemas of the operation.
 */
export function handler<Request extends Typed>(handle: (call: CallOf<Request>, state: State) => unknown): Handler {
  return (call, state) => ({status: 200, body: handle(call, state)});
}
