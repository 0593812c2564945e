import type {JavaScriptClient} from '@docs/algolia-specs';
import {adaptCall, buildCall} from '@docs/algolia-specs/samples';
import {type ApiRequest, exampleRequest, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';

/** A call of a method, and the request that it should make. */
export type MethodCall = {method: string; arguments: unknown[]; request: ApiRequest};

/**
 * The example of an operation as calls of a client's method, by the conventions that the samples of the site follow: with the
 * required parameters, and once more with all that have an example.
 */
export function buildMethodCalls(
  client: JavaScriptClient,
  document: OpenApiDocument,
  operation: PlacedOperation,
): [MethodCall, MethodCall?] {
  const request = exampleRequest(operation);
  const whole = addOptional(request, operation);
  const first = buildMethodCall(client, document, operation, request);
  const hasMore = JSON.stringify(whole) !== JSON.stringify(request);
  return hasMore ? [first, buildMethodCall(client, document, operation, whole)] : [first];
}

function addOptional(request: ApiRequest, {parameters}: PlacedOperation): ApiRequest {
  const examples = parameters
    .map(({value}) => value)
    .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
    .map(({name, example}): [string, unknown] => [name, example]);
  return {...request, query: {...Object.fromEntries(examples), ...request.query}};
}

function buildMethodCall(
  client: JavaScriptClient,
  document: OpenApiDocument,
  operation: PlacedOperation,
  request: ApiRequest,
): MethodCall {
  const {method, arguments: all} = adaptCall(client, buildCall(document, operation, request));
  const given = all.filter(({value}) => value !== undefined);
  const [first] = given;
  if (!first) return {method, arguments: [], request};
  if (all.length === 1 && first.isBody && !Array.isArray(first.value)) return {method, arguments: [first.value], request};
  return {method, arguments: [Object.fromEntries(given.map(({name, value}) => [name, value]))], request};
}
