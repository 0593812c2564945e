import {proseExtensions} from '@docs/algolia-specs';
import {listOperations, type OpenApiDocument, type Operation, type PlacedOperation} from '@docs/openapi';
import {stripDocument} from '@docs/openapi/validate';
import {successStatus, writtenExamples} from './writtenAnswer.ts';

/** The part of a document that the mock uses: what checks a request, the statuses, and the examples that it responds with. */
export function stripForMock(document: OpenApiDocument): OpenApiDocument {
  const originals = new Map(listOperations(document).map((placed) => [placed.pointer, placed]));
  const stripped = stripDocument(document, proseExtensions);
  // Stripped operations are new objects with no responses yet: giving them some changes nothing elsewhere.
  for (const {pointer, value} of listOperations(stripped)) {
    const original = originals.get(pointer);
    if (original) value.responses = stripResponses(document, original);
  }
  return stripped;
}

function stripResponses(document: OpenApiDocument, placed: PlacedOperation): Operation['responses'] {
  const statuses = Object.keys(placed.value.responses).map((status) => [status, {}] as const);
  const examples = writtenExamples(document, placed).map((value, index) => [String(index), {value}] as const);
  const success = {content: {'application/json': {examples: Object.fromEntries(examples)}}};
  return {...Object.fromEntries(statuses), [successStatus(placed)]: success};
}
