import {type Api, type ApiOperation, isGeneric} from './apis.ts';
import type {Answer, Call} from './call.ts';
import {handlers} from './handlers.ts';
import {callAnyPath} from './handlers/generic.ts';
import type {State} from './state/state.ts';
import {writtenAnswer} from './writtenAnswer.ts';

/** The answer of the operation's handler, or, where none is needed, the example that the document has. */
export function respond(api: Api, operation: ApiOperation, call: Call, state: State): Answer {
  const handle = isGeneric(operation) ? callAnyPath : handlers[api.name]?.[operation.operationId];
  return handle ? handle(call, state) : writtenAnswer(operation, call.path);
}
