import {placeOfName} from '../document/pointers.ts';
import type {Names} from './nameSchemas.ts';
import type {ReadOperation} from './readOperations.ts';

/**
 * Gives out an id of the page, for what is written at these places of the document. An id that is taken already gets a number, so
 * that a link leads to one place.
 */
type Claim = (places: string[], ...parts: string[]) => string;

/** `addresses` has the id of each place; where a place is shown several times, the first. */
export function createClaim(): {claim: Claim; addresses: Map<string, string>} {
  const taken = new Set<string>();
  const addresses = new Map<string, string>();
  const claim: Claim = (places, ...parts) => {
    const wanted = parts.map(toSegment).join('/');
    let id = wanted;
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`;
    taken.add(id);
    for (const place of places) if (!addresses.has(place)) addresses.set(place, id);
    return id;
  };
  return {claim, addresses};
}

/** The ids that others lead to: of operations by their place in the document, of schemas by their name. */
export type Anchors = {claim: Claim; operationAnchors: Map<string, string>; schemaAnchors: Map<string, string>};

/** They are given out first, so that nothing else on the page takes them. */
export function claimAnchors(operations: ReadOperation[], {named, shared}: Names, claim: Claim): Anchors {
  // Schemas that are shown where they are used have an id, too: those of their fields start with it.
  const listPlaces = (name: string): string[] => (shared.has(name) ? [placeOfName(name)] : []);
  return {
    claim,
    operationAnchors: new Map(
      operations.map(({placed: {pointer, value}}) => [pointer, claim([pointer], 'operation', value.operationId)]),
    ),
    schemaAnchors: new Map([...named.keys()].map((name) => [name, claim(listPlaces(name), 'schema', name)])),
  };
}

/** An id must not contain white space, and browsers replace half characters; anything else may stay as it is. */
export function toSegment(text: string): string {
  return text.trim().replace(/[\s\p{Cc}\p{Cs}]+/gu, '-') || '-';
}

/** The address of an id: on the same page, or on the one at `route`. */
export function toHref(anchor: string, route = ''): string {
  return `${route}#${encodeURI(anchor).replaceAll('#', '%23').replaceAll('?', '%3F')}`;
}

/** Where a reference is, or one of its pages. */
export function referenceRoute(name: string, slug = ''): string {
  return slug ? `/specs/${name}/${slug}` : `/specs/${name}`;
}
