import type {AnySchema} from '../document/openApiDocument.ts';
import {listOperationSchemas, listResponseSchemas, type ReadOperation, type ReadResponse} from './readOperations.ts';

/** An error, and all responses of operations that are it. */
export type ErrorGroup = {key: string; sent: [Sent, ...Sent[]]};

type Sent = {response: ReadResponse; operation: ReadOperation};

/** Every error of the API once, by status: most operations share the same ones. */
export function groupErrors(operations: ReadOperation[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const operation of operations) {
    for (const response of operation.errors) {
      const key = keyOfError(response);
      const known = groups.get(key);
      if (known) known.sent.push({response, operation});
      else groups.set(key, {key, sent: [{response, operation}]});
    }
  }
  return [...groups.values()].sort(({sent: [one]}, {sent: [other]}) => one.response.status.localeCompare(other.response.status));
}

/** Errors are the same if they mean the same and look the same; their examples may differ. */
export function keyOfError(response: ReadResponse): string {
  return JSON.stringify([response.status, response.description ?? '', keyOfBody(response)]);
}

export function keyOfBody({content, headers, links}: ReadResponse): string {
  return JSON.stringify([
    content.map(({type, schema}) => [type, schema?.value]),
    headers.map(({name, schemas}) => [name, schemas.map(({value}) => value)]),
    links.map(({name}) => name),
  ]);
}

/** The schemas that a page starts with, one entry for each place that shows them. */
export function listRootSchemas(operations: ReadOperation[]): AnySchema[] {
  return [
    ...operations.flatMap(listOperationSchemas),
    ...groupErrors(operations).flatMap(({sent: [{response}]}) => listResponseSchemas(response)),
  ];
}
