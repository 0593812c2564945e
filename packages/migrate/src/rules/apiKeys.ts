import type {Code} from '../edits/code.ts';
import {object} from '../edits/code.ts';
import {field, type Rule} from './newCall.ts';
import {clientMethod} from './shape.ts';

const section = 'api-keys';

function withKey(method: string, operation: 'delete' | 'add'): Rule {
  return (call) => {
    const [key = ''] = call.args;
    return {
      ...clientMethod({now: method, section, args: ['key']})(call),
      wait: {kind: 'apiKey', operation, fields: [{key: 'key', value: key}]},
    };
  };
}

export const apiKeyRules: Record<string, Rule> = {
  getApiKey: clientMethod({now: 'getApiKey', section, args: ['key']}),
  listApiKeys: clientMethod({now: 'listApiKeys', section, args: []}),
  addApiKey: (call) => ({
    ...clientMethod({now: 'addApiKey', section, args: ['acl']})(call),
    wait: {kind: 'apiKey', operation: 'add', fields: []},
  }),
  updateApiKey: (call) => {
    const options = call.options(1);
    const [key = ''] = call.args;
    const apiKey: Code = options.literal && !options.isMixed ? options.literal : object(options.rest);
    return {
      method: 'updateApiKey',
      section,
      fields: [field('key', key), field('apiKey', apiKey)],
      requestOptions: options.requestOptions,
      wait: {
        kind: 'apiKey',
        operation: 'update',
        fields: [
          {key: 'key', value: key},
          {key: 'apiKey', value: apiKey},
        ],
      },
      finding: options.literal?.properties.some(
        (property) => property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === 'acl',
      )
        ? {kind: 'changed'}
        : {kind: 'check', why: 'In the types of version 5, `acl` is required.'},
    };
  },
  deleteApiKey: withKey('deleteApiKey', 'delete'),
  restoreApiKey: withKey('restoreApiKey', 'add'),
};
