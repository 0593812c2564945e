import type {Link} from '../document/openApiDocument.ts';
import {placeOfName, toPointer, toTokens} from '../document/pointers.ts';
import type {Names} from './nameSchemas.ts';
import type {ReadOperation} from './readOperations.ts';

/**
 * Gives out an id of the page, for what is written at these places of the document. An id that is taken already gets a number, so
 * that a link leads to one place.
 */
export type Claim = (places: string[], ...parts: string[]) => string;

/** `addresses` has the id of each place; where a place is shown several times, the first. */
export function createClaim(): {claim: Claim; addresses: Map<string, string>} {
  const taken = new Set<string>();
  // The number of an id's next copy. A small schema may be shown thousands of times.
  const copies = new Map<string, number>();
  const addresses = new Map<string, string>();
  const claim: Claim = (places, ...parts) => {
    const wanted = parts.map(toSegment).join('/');
    let id = wanted;
    for (let copy = copies.get(wanted) ?? 2; taken.has(id); copy++) {
      id = `${wanted}-${copy}`;
      copies.set(wanted, copy + 1);
    }
    taken.add(id);
    for (const place of places) if (!addresses.has(place)) addresses.set(place, id);
    return id;
  };
  return {claim, addresses};
}

/** The ids that others lead to: of operations by their place in the document, of schemas by their name. */
export type Anchors = {
  claim: Claim;
  operationAnchors: Map<string, string>;
  schemaAnchors: Map<string, string>;
  findOperation: FindOperation;
};

/** Finds the operation that a link of a response names, if the document has it. */
type FindOperation = (link: Link) => {id: string; anchor: string} | undefined;

/** They are given out first, so that nothing else on the page takes them. */
export function claimAnchors(operations: ReadOperation[], {named, shared}: Names, claim: Claim): Anchors {
  // Schemas that are shown where they are used have an id, too: those of their fields start with it.
  const listPlaces = (name: string): string[] => (shared.has(name) ? [placeOfName(name)] : []);
  const operationAnchors = new Map(
    operations.map(({placed: {pointer, value}, isReceived}) => [
      pointer,
      claim([pointer], isReceived ? 'webhook' : 'operation', value.operationId),
    ]),
  );
  return {
    claim,
    operationAnchors,
    schemaAnchors: new Map([...named.keys()].map((name) => [name, claim(listPlaces(name), 'schema', name)])),
    findOperation: createFindOperation(operations, operationAnchors),
  };
}

function createFindOperation(operations: ReadOperation[], anchors: Map<string, string>): FindOperation {
  const found = new Map<unknown, {id: string; anchor: string}>();
  for (const {placed} of operations) {
    const id = placed.value.operationId;
    const entry = {id, anchor: anchors.get(placed.pointer) ?? ''};
    if (!found.has(id)) found.set(id, entry);
    found.set(placed.pointer, entry);
  }
  return ({operationId, operationRef}) =>
    found.get(operationId) ?? (typeof operationRef === 'string' ? found.get(toPointer(...toTokens(operationRef))) : undefined);
}

/** An id must not contain white space, and browsers replace half characters; anything else may stay as it is. */
export function toSegment(text: string): string {
  return text.trim().replace(/[\s\p{Cc}\p{Cs}]+/gu, '-') || '-';
}

/** The address of an id: on the same page, or on the one at `route`. */
export function toHref(anchor: string, route = ''): string {
  return `${route}#${encodeURI(anchor).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}

/** The path of a file in the folder of a page: `/specs/search.yml` for `/specs/search`. */
export function fileBeside(route: string, file: string): string {
  return route.slice(0, route.lastIndexOf('/') + 1) + file;
}

/** Where a page is as Markdown. That of the first page is where programs look for it. */
export function twinPath(route: string): string {
  return route === '/' ? '/llms.txt' : `${route}.md`;
}

/** The route of a page below another one, which may be the first page of the site. */
export function routeBelow(route: string, slug: string): string {
  return `${route === '/' ? '' : route}/${slug}`;
}
