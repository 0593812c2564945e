import {checkAnyPath} from './handlers/generic.ts';
import {handlers} from './handlers/handlers.ts';
import {type Api, type ApiOperation, isGeneric} from './request/apis.ts';
import type {HandlerAnswer, CheckedCall} from './request/call.ts';
import type {State} from './state/state.ts';
import {writtenAnswer} from './writtenAnswer.ts';

/** The answer of the operation's handler, or, where none is needed, the example that the document has. */
export function respond(api: Api, operation: ApiOperation, call: CheckedCall, state: State): HandlerAnswer {
  if (isGeneric(operation)) checkAnyPath(call.path);
  const handle = handlers[api.name]?.[operation.operationId];
  return handle ? handle(call, state) : writtenAnswer(operation, call.path);
}
