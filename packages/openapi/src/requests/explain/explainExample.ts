import type {Fault} from '../fault.ts';
import {explain} from './explain.ts';
import type {Context} from './finding.ts';

/** What is wrong with an example, which is no part of a request. Pointers start at the example. */
export function explainExample(context: Context, schemaPointer: string, value: unknown): Pick<Fault, 'pointer' | 'message'>[] {
  const at = '/example';
  return explain(context, {schemaPointer, value, at, trail: [{schemaPointer, at}]}).map(({fault: {pointer, message}}) => ({
    pointer: pointer.slice(at.length),
    message,
  }));
}
