import type {Node} from '@babel/types';
import {object, type Code, type Field} from '../edits/code.ts';
import {keyOf, unwrap} from '../syntax/tree.ts';
import {field, type NewCall, type OldCall, type Rule} from './newCall.ts';
import {valueCode} from './options.ts';
import {isStable} from './operand.ts';
import {list} from './shape.ts';

const createsByDefault =
  'Without `createIfNotExists: false`, version 5 creates a record that doesn’t exist. Version 4 ignored the update.';

/** The default is reversed, so the option is always written out. */
export const partialUpdateObject: Rule = (call) => {
  const options = call.options(1);
  const given = options.take('createIfNotExists');
  // Options that aren't written out may have it. The method for several records has the default of version 4.
  const isElsewhere = options.node !== undefined && !options.literal;
  const creation = isElsewhere ? options.rest : [{key: 'createIfNotExists', value: given ?? 'false'}, ...options.rest];
  const record = isElsewhere ? undefined : splitRecord(call.args[0], call);
  const shared = {
    section: 'update-one-record',
    requestOptions: options.requestOptions,
    finding: {kind: 'changed', why: createsByDefault},
  } as const;
  const {indexName} = call;
  if (!record)
    return {
      ...shared,
      method: 'partialUpdateObjects',
      fields: [field('indexName', indexName), field('objects', list(call.args[0] ?? '')), ...creation],
      wait: {kind: 'tasks'},
      formerResult: 'single',
    };
  return {
    ...shared,
    method: 'partialUpdateObject',
    fields: [
      field('indexName', indexName),
      field('objectID', record.objectID),
      field('attributesToUpdate', record.others),
      ...creation,
    ],
    wait: {kind: 'task', indexName, isOptional: true},
    response: 'updated',
  };
};

export const saveRule: Rule = (call) => {
  const options = call.options(1);
  const clears = options.take('clearExistingRules');
  const [rule] = call.args;
  const id = clears ? undefined : idOf(rule, call);
  const shared = {section: 'rules', requestOptions: options.requestOptions, wait: taskOf(call), response: 'saved'} as const;
  const first = field('indexName', call.indexName);
  return id
    ? {...shared, method: 'saveRule', fields: [first, field('objectID', id), field('rule', rule), ...options.rest]}
    : {
        ...shared,
        method: 'saveRules',
        fields: [first, field('rules', list(rule ?? '')), ...options.rest, field('clearExistingRules', clears)],
      };
};

export const saveSynonym: Rule = (call) => {
  const options = call.options(1);
  const [synonym] = call.args;
  const id = idOf(synonym, call);
  const shared = {section: 'synonyms', requestOptions: options.requestOptions, wait: taskOf(call), response: 'saved'} as const;
  const first = field('indexName', call.indexName);
  return id
    ? {...shared, method: 'saveSynonym', fields: [first, field('objectID', id), field('synonymHit', synonym), ...options.rest]}
    : {...shared, method: 'saveSynonyms', fields: [first, field('synonymHit', list(synonym ?? '')), ...options.rest]};
};

export const saveSynonyms: Rule = (call) => {
  const options = call.options(1);
  const clears = options.take('clearExistingSynonyms');
  const replaces = options.take('replaceExistingSynonyms') ?? clears;
  return {
    method: 'saveSynonyms',
    section: 'synonyms',
    fields: [
      field('indexName', call.indexName),
      field('synonymHit', call.args[0]),
      ...options.rest,
      field('replaceExistingSynonyms', replaces),
    ],
    requestOptions: options.requestOptions,
    wait: taskOf(call),
    response: 'saved',
  };
};

function taskOf({indexName}: OldCall): NonNullable<NewCall['wait']> {
  return {kind: 'task', indexName};
}

/** The ID of a record that's written out or in a variable. Anything else would be computed twice. */
function idOf(record: Node | undefined, call: OldCall): Code | undefined {
  const node = record && unwrap(record);
  if (node?.type === 'ObjectExpression') {
    const property = node.properties.find((part) => keyOf(part) === 'objectID');
    const value = property && valueCode(property, call.job);
    return value && isStable(value) ? value : undefined;
  }
  return node && isStable(node) ? [node, '.objectID'] : undefined;
}

type Split = {objectID: Code; others: Code};

function splitRecord(record: Node | undefined, call: OldCall): Split | undefined {
  const node = record && unwrap(record);
  if (node?.type !== 'ObjectExpression')
    return node && isStable(node) ? {objectID: [node, '.objectID'], others: node} : undefined;
  const property = node.properties.find((part) => keyOf(part) === 'objectID');
  // A spread behind it could replace the ID.
  if (!property || node.properties.slice(node.properties.indexOf(property)).some(({type}) => type === 'SpreadElement'))
    return undefined;
  const others = node.properties.filter((part) => part !== property).map((part): Field => ({same: part}));
  return {objectID: valueCode(property, call.job), others: object(others)};
}
