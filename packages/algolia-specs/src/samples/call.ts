import type {ApiRequest, OpenApiDocument, PlacedOperation, Schema} from '@docs/openapi';
import {readBodyName, returnsRecords} from '../extensions/readExtensions.ts';
import {readRegion} from '../extensions/regions.ts';

export const appId = 'YOUR_APP_ID';
export const apiKey = 'YOUR_API_KEY';

/** A request as a method call: the same in every client, apart from how it is written. */
export type Call = {
  /** What the client is created with: ID, key, and the region where the API has regions. */
  settings: string[];
  method: string;
  /** In the order in which clients with positional arguments take them. */
  arguments: Argument[];
  /** The call returns records, whose type some clients want to know. */
  returnsRecords: boolean;
};

export type Argument = {
  name: string;
  isBody: boolean;
  isRequired: boolean;
  schema: Schema;
  /** Undefined when the argument is left out. */
  value: unknown;
};

export function buildCall(document: OpenApiDocument, operation: PlacedOperation, request: ApiRequest, region?: string): Call {
  const all = [...buildParameterArguments(operation, request), ...buildBodyArgument(operation, request)];
  const usedRegion = readRegion(document, region);
  return {
    settings: [appId, apiKey, ...(usedRegion === undefined ? [] : [usedRegion])],
    method: operation.value.operationId,
    // The clients take what is required first, and keep the order of the spec otherwise.
    arguments: [...all.filter(({isRequired}) => isRequired), ...all.filter(({isRequired}) => !isRequired)],
    returnsRecords: returnsRecords(operation.value),
  };
}

function buildParameterArguments({parameters}: PlacedOperation, request: ApiRequest): Argument[] {
  const values: Record<string, Record<string, unknown> | undefined> = {
    path: request.path,
    query: request.query,
    header: request.headers,
  };
  return parameters.map(({value: {name, in: place, required = false, schema = {}}}) => ({
    name: toCamelCase(name),
    isBody: false,
    isRequired: required,
    schema,
    value: values[place]?.[name],
  }));
}

function buildBodyArgument({value: operation}: PlacedOperation, {body}: ApiRequest): Argument[] {
  if (!operation.requestBody) return [];
  const {required = false, content} = operation.requestBody;
  const schema = content['application/json']?.schema ?? {};
  const name = readBodyName(operation) ?? toCamelCase(schema.$ref?.split('/').at(-1) ?? 'body');
  return [{name, isBody: true, isRequired: required, schema, value: body}];
}

/** "X-Algolia-User-ID" is xAlgoliaUserID, "TaskCreate" is taskCreate. */
function toCamelCase(name: string): string {
  const joined = name.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
