import type {OpenApiDocument, Operation} from '@docs/openapi';
import type {Subject} from './measurePage.ts';
import type {PeerName} from './peers.ts';

/** The page of the search spec, on a site of ours. */
export function describeOurs(origin: string, document: OpenApiDocument): Subject {
  const id = `operation/${lastOperation(document).operationId}`;
  return {name: 'ours', address: `${origin}/specs/search`, lastOperation: {hash: `#${id}`, heading: `[id="${id}"]`}};
}

/** A peer's page of a document, with the peer's own way to link an operation. */
export function describePeer(origin: string, peer: PeerName, spec: string, document: OpenApiDocument): Subject {
  const {operationId, tags: [tag = ''] = []} = lastOperation(document);
  const slug = tag.replaceAll(' ', '-');
  const links: Record<PeerName, {hash: string; id: string}> = {
    'redoc-2': {hash: `#tag/${slug}/operation/${operationId}`, id: `operation/${operationId}`},
    'redoc-3': {hash: `#/${slug}/${operationId}`.toLowerCase(), id: `${slug}/${operationId}`.toLowerCase()},
  };
  const {hash, id} = links[peer];
  return {name: peer, address: `${origin}/${peer}-${spec}`, lastOperation: {hash, heading: `[id="${id}"] h2`}};
}

/** The operations in the order of all pages: by tag, and then by path. */
export function listOperations({paths, tags = []}: OpenApiDocument): Operation[] {
  const parts = Object.values(paths).flatMap((pathItem) => Object.values(pathItem));
  const operations = parts.flatMap((part) => (Array.isArray(part) ? [] : [part]));
  return tags.flatMap(({name}) => operations.filter((operation) => operation.tags?.[0] === name));
}

function lastOperation(document: OpenApiDocument): Operation {
  const last = listOperations(document).at(-1);
  if (!last) throw new Error(`The spec "${document.info.title}" has no operation with a tag.`);
  return last;
}
