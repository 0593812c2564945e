import type {Parameter} from '../document/openApiDocument.ts';
import type {PlacedOperation} from '../document/walk.ts';
import type {ApiRequest} from './checkRequest.ts';

/**
 * The request that an operation's examples make: its required parameters and the first example of the body.
 * Optional parameters only distract, apart from the free ones of the generic calls: those show what the call is for.
 */
export function exampleRequest(operation: PlacedOperation): ApiRequest {
  const shown = operation.parameters
    .map(({value}) => value)
    .filter((parameter) => parameter.required || takesAnyFields(parameter));
  const body = Object.values(operation.value.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
  return {
    path: readExamples(shown, 'path'),
    query: readExamples(shown, 'query'),
    headers: readExamples(shown, 'header'),
    ...(body === undefined ? {} : {body}),
  };
}

/** An object that is written in place. One with a name has fields of its own, so it is not free. */
function takesAnyFields({schema}: Parameter): boolean {
  return schema?.type === 'object';
}

function readExamples(parameters: Parameter[], place: Parameter['in']): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({name, example, examples = {}}) => [name, example ?? Object.values(examples)[0]?.value]),
  );
}
