import {listOperations, type OpenApiDocument, type PlacedOperation} from '@docs/openapi';

/** The operations in the order of all reference pages: by tag, and then by path. */
export function orderOperations(document: OpenApiDocument): PlacedOperation[] {
  const operations = listOperations(document);
  return (document.tags ?? []).flatMap(({name}) => operations.filter(({value}) => value.tags?.[0] === name));
}

/** What the ways to link an operation are made of. */
export type LastOperation = {operationId: string; tag: string; method: string; path: string};

export function findLastOperation(document: OpenApiDocument): LastOperation {
  const last = orderOperations(document).at(-1);
  if (!last) throw new Error(`The spec "${document.info.title}" has no operation with a tag.`);
  const {method, path, value} = last;
  return {operationId: value.operationId, tag: value.tags?.[0] ?? '', method, path};
}
