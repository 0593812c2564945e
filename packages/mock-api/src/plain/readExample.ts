import {type Example, exampleValue, type MediaType, type OpenApiDocument, resolve} from '@docs/openapi';
import {Refusal} from '../request/refusal.ts';

/** The example that a document shows, or the one of a name; else a value made from the schema. */
export function readExample(document: OpenApiDocument, media: MediaType, name: string | undefined): unknown {
  const {example, examples = {}, schema} = media;
  if (name !== undefined) return readNamed(document, examples, name);
  const written = Object.values(examples).map((entry) => resolve<Example>(document, entry).value);
  const first = example ?? written.find((value) => value !== undefined);
  if (first !== undefined) return first;
  return schema === undefined ? undefined : exampleValue(document, schema, 'response');
}

function readNamed(document: OpenApiDocument, examples: Record<string, Example>, name: string): unknown {
  const found = Object.hasOwn(examples, name) ? examples[name] : undefined;
  if (found) return resolve<Example>(document, found).value;
  throw new Refusal(400, `There is no example "${name}". Examples: ${Object.keys(examples).join(', ') || 'none'}.`);
}
