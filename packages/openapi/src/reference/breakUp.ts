import type {NamedSchema, OperationGroup} from './apiReference.ts';
import {listIds} from './listIds.ts';

/** The most ids on a page of pieces: about 2 MB of HTML. Some operations have as many fields as other APIs have in all. */
const mostIds = 6_000;

/** A group in pieces that are pages each: at most `most` operations, in their order. What there is to say about it goes with the first. */
export function breakUpGroup(group: OperationGroup, most: number): OperationGroup[] {
  const weigh = (operation: OperationGroup['operations'][number]): number =>
    Math.max(1 / most, listIds([{...group, operations: [operation], others: []}], []).length / mostIds);
  const [first = [], ...others] = breakUp(group.operations, weigh);
  return [
    {...group, operations: first},
    ...others.map((operations, index) => {
      const number = index + 2;
      const anchor = `${group.anchor}/part/${number}`;
      return {...group, ...nothingToSay, name: namePiece(group.name, number), anchor, operations};
    }),
  ];
}

const nothingToSay = {heading: null, descriptionHtml: '', furtherReading: null, others: []};

/** Schemas in pieces that are pages each, in their order. */
export function breakUpSchemas(schemas: NamedSchema[]): NamedSchema[][] {
  return breakUp(schemas, (schema) => listIds([], [schema]).length / mostIds);
}

/** The first piece has the name of the whole: addresses of a page stay when it grows. */
export function namePiece(name: string, number: number): string {
  return number === 1 ? name : `${name}, part ${number}`;
}

/** Pieces that weigh 1 at most, unless a single part weighs more. */
function breakUp<Part>(parts: Part[], weigh: (part: Part) => number): Part[][] {
  const pieces: Part[][] = [];
  let room = 0;
  for (const part of parts) {
    const weight = weigh(part);
    // Sums of fractions are not exact.
    if (weight > room + 1e-9) {
      pieces.push([]);
      room = 1;
    }
    room -= weight;
    pieces.at(-1)?.push(part);
  }
  return pieces;
}
