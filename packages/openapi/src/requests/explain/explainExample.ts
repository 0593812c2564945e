import type {OpenApiDocument} from '../../document/openApiDocument.ts';
import type {Fault} from '../fault.ts';
import type {Validate} from '../schemaErrors.ts';
import {explain} from './explain.ts';

/** What is wrong with an example, which is no part of a request. Pointers start at the example. */
export function explainExample(
  document: OpenApiDocument,
  validate: Validate,
  schemaPointer: string,
  value: unknown,
): Pick<Fault, 'pointer' | 'message'>[] {
  const at = '/example';
  return explain({document, validate}, {schemaPointer, value, at, trail: [{schemaPointer, at}]}).map(
    ({fault: {pointer, message}}) => ({pointer: pointer.slice(at.length), message}),
  );
}
