import {
  explainExample,
  listMediaTypes,
  listSchemas,
  type MediaType,
  type OpenApiDocument,
  type Parameter,
  type Placed,
  toPointer,
  uniqueParameters,
} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';
import {requestLayer} from '../rules/requestLayer.ts';
import type {Finding} from './finding.ts';

/** Examples and defaults that their own schema rejects. */
export function findWrongExamples(document: OpenApiDocument): Finding[] {
  const contract = {document, validate: createValidator(document), layer: requestLayer};
  const hasSchema = ({value}: Placed<MediaType | Parameter>): boolean => value.schema !== undefined;
  const parameters = uniqueParameters(document).filter(hasSchema);
  const examples = [
    ...[...listMediaTypes(document).filter(hasSchema), ...parameters].flatMap(({pointer, value}) =>
      Object.entries(value.examples ?? {}).map(([name, example]) => ({
        schema: `${pointer}/schema`,
        pointer: `${pointer}${toPointer('examples', name)}/value`,
        value: example.value,
      })),
    ),
    ...parameters
      .filter(({value}) => value.example !== undefined)
      .map(({pointer, value}) => ({schema: `${pointer}/schema`, pointer: `${pointer}/example`, value: value.example})),
    ...listSchemas(document).flatMap(({pointer, value}) => [
      ...(value.examples ?? []).map((example, index) => ({
        schema: pointer,
        pointer: `${pointer}/examples/${index}`,
        value: example,
      })),
      ...(value.default === undefined ? [] : [{schema: pointer, pointer: `${pointer}/default`, value: value.default}]),
    ]),
  ];
  return examples.flatMap(({schema, pointer, value}) =>
    explainExample(contract, schema, value).map((fault) => ({
      pointer: pointer + fault.pointer,
      message: `The example does not fit its schema. ${fault.message}`,
    })),
  );
}
