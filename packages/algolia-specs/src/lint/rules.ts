import {
  explainExample,
  listMediaTypes,
  listOperations,
  listProperties,
  listResponses,
  listSchemas,
  type MediaType,
  methods,
  type OpenApiDocument,
  type Parameter,
  type Placed,
  resolve,
  type Schema,
  toPointer,
  uniqueParameters,
} from '@docs/openapi';
import {readClients, readJavaClasses, readRules, ruleNames} from '../extensions/readExtensions.ts';
import {keyRights} from './keyRights.ts';
import {findRuleProblem} from '../rules/ruleProblems.ts';
import {createValidator} from '@docs/openapi/validate';

/** Something in a document that breaks one of our rules. */
export type Finding = {pointer: string; message: string};
export type LintRule = (document: OpenApiDocument) => Finding[];

const genericPath = '/1{path}';

/** What this project asks of a spec beyond being OpenAPI. The next spec cannot forget any of it. */
export const rules: Record<string, LintRule> = {
  'both headers are required': ({security}) =>
    security?.length === 1 && security[0]?.appId && security[0].apiKey
      ? []
      : [{pointer: '/security', message: 'Require both headers in one entry: "- {appId: [], apiKey: []}".'}],

  'the generic calls are there': ({paths}) => {
    const missing = methods.filter((method) => method !== 'patch' && !paths[genericPath]?.[method]);
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

  'key rights are a list of known rights': (document) =>
    listOperations(document).flatMap(({pointer, value}) => {
      const rights: unknown = value['x-acl'] ?? [];
      if (!isTextList(rights)) return [{pointer: `${pointer}/x-acl`, message: 'Write the rights as a list: "x-acl: [search]".'}];
      const unknown = rights.filter((right) => !keyRights.includes(right));
      return unknown.map((right) => ({
        pointer: `${pointer}/x-acl`,
        message: `"${right}" is not a key right. Use one of ${keyRights.join(', ')}.`,
      }));
    }),

  'request rules are known': (document) =>
    listOperations(document).flatMap(({pointer, value}) =>
      readRules(value).flatMap(({rule, message}, index) =>
        ruleNames.includes(rule) && message
          ? []
          : [
              {
                pointer: `${pointer}/x-rules/${index}`,
                message: `Use one of the rules ${ruleNames.join(', ')}, with a message for the reader.`,
              },
            ],
      ),
    ),

  'request rules are about fields of the body': (document) =>
    listOperations(document).flatMap(({pointer, value}) =>
      readRules(value).flatMap((rule, index) => {
        const message = findRuleProblem(document, pointer, rule);
        return message === undefined ? [] : [{pointer: `${pointer}/x-rules/${index}`, message}];
      }),
    ),

  'clients are described in full': (document) => {
    const clients = readClients(document);
    if (clients === undefined || fitsShape(withoutDifferences(clients), clientFields)) return [];
    const shape = Object.entries(clientFields).map(([language, fields]) => `${language}: {${fields.join(', ')}}`);
    return [{pointer: '/x-clients', message: `Give each client its fields, as strings. The fields are ${shape.join(', ')}.`}];
  },

  'differences of a client are about operations': (document) => {
    const {operations, takesWholePath}: Record<string, unknown> = {...readClients(document)?.javascript};
    const ids = listOperations(document).map(({value}) => value.operationId);
    const isKnown = ([id, difference]: [string, unknown]): boolean =>
      ids.includes(id) &&
      isRecord(difference) &&
      Object.entries(difference).every(([key, text]) => methodFields.includes(key) && typeof text === 'string');
    const isFine =
      (operations === undefined || (isRecord(operations) && Object.entries(operations).every(isKnown))) &&
      (takesWholePath === undefined || takesWholePath === true);
    const message = `Give operations by their ID, each with texts for ${methodFields.join(', ')}. Write "takesWholePath: true" or leave it out.`;
    return isFine ? [] : [{pointer: '/x-clients/javascript', message}];
  },

  'the name of a body can be used in code': (document) =>
    listOperations(document)
      .filter(({value}) => value['x-body-name'] !== undefined && !(value.requestBody && isName(value['x-body-name'])))
      .map(({pointer}) => ({
        pointer: `${pointer}/x-body-name`,
        message: 'Write the name as the clients do: "x-body-name: indexSettings". Omit it if there is no body.',
      })),

  'hints for clients are true or omitted': (document) =>
    listOperations(document).flatMap(({pointer, method, value}) => {
      const {'x-read': isRead, 'x-returns-records': returnsRecords}: Record<string, unknown> = value;
      const hints = [
        {name: 'x-read', hint: isRead, isAllowed: method !== 'get'},
        {name: 'x-returns-records', hint: returnsRecords, isAllowed: true},
      ];
      return hints
        .filter(({hint, isAllowed}) => hint !== undefined && !(hint === true && isAllowed))
        .map(({name}) => ({pointer: `${pointer}/${name}`, message: `Write "${name}: true" or omit it. GET always reads.`}));
    }),

  'Java classes name fields of their schema': (document) =>
    listSchemas(document)
      .filter(({value}) => {
        const {properties = {}} = value;
        const classes = readJavaClasses(value);
        const fields = Object.values(classes).flat();
        return !Object.keys(classes).every(isName) || !fields.every((field) => Object.hasOwn(properties, field));
      })
      .map(({pointer}) => ({
        pointer: `${pointer}/x-java-classes`,
        message: 'Give each class the properties that only it has, as a list: "TaskWithSteps: [steps]".',
      })),

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

const clientFields = {javascript: ['package', 'factory', 'version'], php: ['class'], java: ['class', 'models']};
const methodFields = ['method', 'body', 'version', 'remark', 'missing'];

/** What a JavaScript client may have beside its fields has a rule of its own. */
function withoutDifferences(clients: unknown): unknown {
  if (!isRecord(clients) || !isRecord(clients.javascript)) return clients;
  const fields = Object.entries(clients.javascript).filter(([name]) => name !== 'operations' && name !== 'takesWholePath');
  return {...clients, javascript: Object.fromEntries(fields)};
}

/** Whether the value has no other keys than the shape, and in each of them just the texts that the shape names. */
function fitsShape(value: unknown, shape: Record<string, string[]>): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, part]) => {
      const fields = shape[name];
      const found = isRecord(part) ? Object.entries(part) : [];
      return fields?.length === found.length && found.every(([key, text]) => fields.includes(key) && typeof text === 'string');
    })
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z]\w*$/.test(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

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

function findWrongExamples(document: OpenApiDocument): Finding[] {
  const validate = createValidator(document);
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
    explainExample(document, validate, schema, value).map((fault) => ({
      pointer: pointer + fault.pointer,
      message: `The example does not fit its schema. ${fault.message}`,
    })),
  );
}
