import {hasKeys, listOperations, listSchemas} from '@docs/openapi';
import {readClients, readJavaClasses, readRules, ruleNames} from '../extensions/readExtensions.ts';
import {findRuleProblem} from '../rules/ruleProblems.ts';
import type {LintRule} from './finding.ts';

/** What this project asks of its own extensions (`x-…`). The code that reads them relies on it. */
export const extensionRules: Record<string, LintRule> = {
  'key rights are a list of known rights': (document, keyRights) =>
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
    listOperations(document).flatMap((operation) =>
      readRules(operation.value).flatMap((rule, index) => {
        const message = findRuleProblem(document, operation, rule);
        return message === undefined ? [] : [{pointer: `${operation.pointer}/x-rules/${index}`, message}];
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
      hasKeys(difference) &&
      Object.entries(difference).every(([key, text]) => methodFields.includes(key) && typeof text === 'string');
    const isFine =
      (operations === undefined || (hasKeys(operations) && Object.entries(operations).every(isKnown))) &&
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
};

const clientFields = {javascript: ['package', 'factory', 'version'], php: ['class'], java: ['class', 'models']};
const methodFields = ['method', 'body', 'version', 'remark', 'missing'];

/** What a JavaScript client may have beside its fields has a rule of its own. */
function withoutDifferences(clients: unknown): unknown {
  if (!hasKeys(clients) || !hasKeys(clients.javascript)) return clients;
  const fields = Object.entries(clients.javascript).filter(([name]) => name !== 'operations' && name !== 'takesWholePath');
  return {...clients, javascript: Object.fromEntries(fields)};
}

/** Whether the value has no other keys than the shape, and in each of them just the texts that the shape names. */
function fitsShape(value: unknown, shape: Record<string, string[]>): boolean {
  return (
    hasKeys(value) &&
    Object.entries(value).every(([name, part]) => {
      const fields = shape[name];
      const found = hasKeys(part) ? Object.entries(part) : [];
      return fields?.length === found.length && found.every(([key, text]) => fields.includes(key) && typeof text === 'string');
    })
  );
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z]\w*$/.test(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
