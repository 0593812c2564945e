import {checkAnyPath} from './handlers/generic.ts';
import {type Api, type ApiOperation, isGeneric} from './request/apis.ts';
import type {HandlerAnswer, CheckedCall} from './request/call.ts';
import type {State} from './state/state.ts';
import {writtenAnswer} from './writtenAnswer.ts';

/** The answer of the operation's handler, or, where none is needed, the example that the document has. */
export function respond(api: Api, operation: ApiOperation, call: CheckedCall, state: State): HandlerAnswer {
  if (isGeneric(operation)) checkAnyPath(call.path);
  const handle = api.handlers[operation.operationId];
  return handle ? handle(call, state) : writtenAnswer(operation, call.path);
}
