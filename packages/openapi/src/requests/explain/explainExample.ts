import type {Fault} from './fault.ts';
import {explainValue} from './explainValue.ts';
import type {ExplainContext} from './explanation.ts';

/** What is wrong with an example, which is no part of a request. Pointers start at the example. */
export function explainExample(
  context: ExplainContext,
  schemaPointer: string,
  value: unknown,
): Pick<Fault, 'pointer' | 'message'>[] {
  const at = '/example';
  return explainValue(context, {schemaPointer, value, at, trail: [{schemaPointer, at}]}).map(({fault: {pointer, message}}) => ({
    pointer: pointer.slice(at.length),
    message,
  }));
}
