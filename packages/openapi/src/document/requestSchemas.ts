import {chooseMediaType, findMediaType, isFormType, isJsonType, isMultipartType} from './mediaTypes.ts';
import type {MediaType, Operation, Parameter} from './openApiDocument.ts';
import {toPointer} from './pointers.ts';
import type {Placed, PlacedOperation} from './walk.ts';

/** Where the schema of an operation's body is; undefined if it has none that could be checked. */
export function toBodySchema({pointer, value}: Placed<Operation>, wanted?: string): string | undefined {
  const content = value.requestBody?.content ?? {};
  const type = (wanted === undefined ? undefined : findMediaType(content, wanted)) ?? chooseMediaType(content);
  return type === undefined || !isChecked(type, content[type]) ? undefined : pointer + toBodyWay(type);
}

/** Only JSON and forms have fields. Of other bodies, nothing is known but that they are there. */
function isChecked(type: string, mediaType: MediaType | undefined): boolean {
  return mediaType?.schema !== undefined && [isJsonType, isFormType, isMultipartType].some((isKind) => isKind(type));
}

function toBodyWay(type: string): string {
  return toPointer('requestBody', 'content', type, 'schema');
}

/** Where the schema of a parameter is, seen from the parameter; undefined if it has none that could be checked. */
export function toParameterSchema({schema, content = {}}: Parameter): string | undefined {
  if (schema !== undefined) return '/schema';
  const type = Object.keys(content).find(isJsonType);
  return type === undefined || content[type]?.schema === undefined ? undefined : toPointer('content', type, 'schema');
}

/** Where all schemas are that requests to an operation are checked by. */
export function listRequestSchemas(operation: PlacedOperation): string[] {
  const parameters = operation.parameters.flatMap(({pointer, value}) => {
    const way = toParameterSchema(value);
    return way === undefined ? [] : [pointer + way];
  });
  const bodies = Object.entries(operation.value.requestBody?.content ?? {}).filter(([type, body]) => isChecked(type, body));
  return [...parameters, ...bodies.map(([type]) => operation.pointer + toBodyWay(type))];
}
