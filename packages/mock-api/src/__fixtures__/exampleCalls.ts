import {type ApiRequest, exampleRequest, type PlacedOperation} from '@docs/openapi';
import {successStatus} from '../writtenAnswer.ts';

/** Calls that must come first, so that the example of an operation can succeed. */
export const preparations: Record<string, string[]> = {
  'search.restoreApiKey': ['search.deleteApiKey'],
  'query-suggestions.createConfig': ['query-suggestions.deleteConfig'],
};

export type RequestParts = {line: string; init: {body?: unknown; headers: Record<string, string>}};

/** The example of an operation as the parts of a request. */
export function buildExampleCall(api: string, operation: PlacedOperation): RequestParts {
  return writeRequest(api, operation, exampleRequest(operation));
}

export function writeRequest(api: string, operation: PlacedOperation, request: ApiRequest): RequestParts {
  const line = `${operation.method.toUpperCase()} /${api}${fillPath(operation.path, request)}${writeQuery(request)}`;
  const headers = Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name, String(value)]));
  return {line, init: {headers, ...(request.body === undefined ? {} : {body: request.body})}};
}

function fillPath(template: string, {path = {}}: ApiRequest): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(path[name]);
    // The path of a generic call is a path already.
    return name === 'path' ? text : encodeURIComponent(text);
  });
}

function writeQuery({query = {}}: ApiRequest): string {
  const {parameters, ...rest} = query;
  const free = typeof parameters === 'object' && parameters !== null ? parameters : {};
  const search = new URLSearchParams(Object.entries({...rest, ...free}).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `?${search}` : '';
}

/** Where the schema of the success answer is, behind a reference too. Undefined if the answer has no body. */
export function answerPointer({pointer, value}: PlacedOperation): string | undefined {
  const status = successStatus({value});
  const response = value.responses[status];
  if (response && !('$ref' in response) && !response.content) return undefined;
  const at = response && '$ref' in response ? response.$ref.slice(1) : `${pointer}/responses/${status}`;
  return `${at}/content/application~1json/schema`;
}
