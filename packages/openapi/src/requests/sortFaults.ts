import {hasKeys, toTokens} from '../document/pointers.ts';
import type {Fault} from './explain/fault.ts';

/** Faults in the order in which their places are written. What is missing goes to the beginning of the object that lacks it. */
export function sortFaults(faults: Fault[], request: Record<string, unknown>): Fault[] {
  const findPosition = createFinder();
  return faults
    .map((fault) => ({fault, positions: findPositions(request, toTokens(fault.pointer), findPosition)}))
    .sort((one, other) => comparePositions(one.positions, other.positions))
    .map(({fault}) => fault);
}

type FindPosition = (container: object, token: string) => number;

/** The position of a field or an entry, -1 when there is none. A large object is gone through once. */
function createFinder(): FindPosition {
  const known = new Map<object, Map<string, number>>();
  return (container, token) => {
    if (Array.isArray(container)) return Number(token);
    const positions = known.get(container) ?? new Map(Object.keys(container).map((name, index) => [name, index]));
    known.set(container, positions);
    return positions.get(token) ?? -1;
  };
}

function findPositions(value: unknown, [token, ...rest]: string[], findPosition: FindPosition): number[] {
  if (token === undefined) return [];
  if (!hasKeys(value)) return [-1];
  return [findPosition(value, token), ...findPositions(value[token], rest, findPosition)];
}

function comparePositions(one: number[], other: number[]): number {
  const differing = one.findIndex((position, index) => position !== other[index]);
  return differing < 0 ? one.length - other.length : (one[differing] ?? 0) - (other[differing] ?? -2);
}
