import {
  listMediaTypes,
  listOperations,
  listProperties,
  listResponses,
  listSchemas,
  type OpenApiDocument,
  resolve,
  type Schema,
  toPointer,
  uniqueParameters,
} from '@docs/openapi';
import {extensionRules} from './extensionRules.ts';
import type {LintRule} from './finding.ts';
import {findWrongExamples} from './wrongExamples.ts';

const genericPath = '/1{path}';
const genericMethods = ['get', 'post', 'put', 'delete'] as const;

/** What this project asks of a spec beyond being OpenAPI. The next spec cannot forget any of it. */
export const rules: Record<string, LintRule> = {
  'both headers are required': ({security}) =>
    security?.length === 1 && security[0]?.appId && security[0].apiKey
      ? []
      : [{pointer: '/security', message: 'Require both headers in one entry: "- {appId: [], apiKey: []}".'}],

  'the generic calls are there': ({paths}) => {
    const missing = genericMethods.filter((method) => !paths[genericPath]?.[method]);
    const names = missing.map((method) => method.toUpperCase()).join(', ');
    const message = `The path ${genericPath} lacks ${names}. Add "${genericPath}: {$ref: ../common/genericCalls.yml}", which has all of them.`;
    return missing.length > 0 ? [{pointer: '/paths', message}] : [];
  },

  'a server variable has a description': ({servers = []}) =>
    servers.flatMap(({variables = {}}, index) =>
      Object.entries(variables)
        .filter(([, {description}]) => !description)
        .map(([name]) => ({pointer: `/servers/${index}/variables/${name}`, message: 'Say what the variable is for.'})),
    ),

  'a summary is short': (document) =>
    listOperations(document)
      .filter(({value: {summary = ''}}) => summary.length > 60 || summary.endsWith('.'))
      .map(({pointer}) => ({pointer: `${pointer}/summary`, message: 'Use at most 60 characters and no full stop.'})),

  'a description ends with a full stop': (document) =>
    [...listOperations(document), ...uniqueParameters(document), ...listSchemas(document)]
      .filter(({value: {description}}) => description !== undefined && !/[.:|`)\]]\s*$/.test(description))
      .map(({pointer}) => ({pointer: `${pointer}/description`, message: 'Write whole sentences, with a full stop.'})),

  'a parameter has a schema and an example': (document) =>
    uniqueParameters(document)
      .filter(({value}) => !value.schema || (value.example === undefined && !value.examples))
      .map(({pointer}) => ({pointer, message: 'Give the parameter a schema and an example.'})),

  'a body has a schema and an example': (document) =>
    listMediaTypes(document)
      .filter(({value}) => !value.schema || Object.keys(value.examples ?? {}).length === 0)
      .map(({pointer}) => ({pointer, message: 'Give the body a schema and at least one realistic example under "examples".'})),

  'a response says what it means': (document) =>
    listOperations(document)
      .flatMap((operation) => listResponses(document, operation))
      .filter(({status, value}) => !value.description || (!value.content && status !== '204'))
      .map(({pointer}) => ({pointer, message: 'Give the response a description and a body.'})),

  'an error carries a message': (document) =>
    listOperations(document)
      .flatMap((operation) => listResponses(document, operation))
      .filter(({status, value}) => /^[45]/.test(status) && !hasMessage(document, value.content?.['application/json']?.schema))
      .map(({pointer}) => ({pointer, message: 'Use the schema ErrorBase of specs/common/schemas.yml as the body.'})),

  'a refused key is documented': (document) => {
    const operations = listOperations(document).filter(({path}) => path !== genericPath);
    // Some APIs tell unknown credentials (401) from a missing right (403); the others answer 403 to both.
    const statuses = operations.some(({value}) => value.responses['401']) ? ['401', '403'] : ['403'];
    return operations.flatMap(({pointer, value}) =>
      statuses
        .filter((status) => !value.responses[status])
        .map((status) => ({
          pointer: `${pointer}/responses`,
          message: `Add ${status}, which a key can be rejected with: specs/common/responses.yml has it.`,
        })),
    );
  },

  ...extensionRules,

  'a property has a description': (document) =>
    listProperties(document)
      .filter(({value}) => !value.description && !resolve(document, value).description)
      .map(({pointer}) => ({pointer, message: 'Say what the property means or changes.'})),

  'a named schema has a description': ({components}) =>
    Object.entries(components?.schemas ?? {})
      .filter(([, {description}]) => !description)
      .map(([name]) => ({pointer: toPointer('components', 'schemas', name), message: 'Say what the schema is.'})),

  'a string or number has an example': (document) =>
    listSchemas(document)
      .filter(
        ({pointer, value, isCondition}) =>
          !isCondition && /\/(properties\/[^/]+|items)$/.test(pointer) && isScalar(value) && !hasValue(value),
      )
      .map(({pointer}) => ({pointer, message: 'Add "examples: [...]" with a realistic value.'})),

  'an example fits its schema': findWrongExamples,
};

function isScalar({type, $ref}: Schema): boolean {
  const types = [type ?? []].flat();
  return !$ref && types.some((name) => ['string', 'number', 'integer'].includes(name));
}

function hasValue(schema: Schema): boolean {
  return ['examples', 'enum', 'const'].some((keyword) => schema[keyword] !== undefined);
}

function hasMessage(document: OpenApiDocument, schema: Schema | undefined): boolean {
  return schema !== undefined && resolve(document, schema).properties?.message !== undefined;
}
