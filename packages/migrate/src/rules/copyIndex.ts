import {object} from '../edits/code.ts';
import {quoted} from './job.ts';
import {field, type Rule} from './newCall.ts';

/** Copying and moving are one method now. */
export function copyIndex(operation: 'copy' | 'move', scope?: string): Rule {
  return (call) => {
    const options = call.options(2);
    const [from = '', to] = call.args;
    const params = [
      {key: 'operation', value: quoted(operation, call.job)},
      field('destination', to),
      field('scope', scope && `[${quoted(scope, call.job)}]`),
      ...options.rest,
    ];
    return {
      method: 'operationIndex',
      section: 'copy-and-move',
      fields: [
        {key: 'indexName', value: from},
        {key: 'operationIndexParams', value: object(params)},
      ],
      requestOptions: options.requestOptions,
      wait: {kind: 'task', indexName: from},
      response: operation === 'copy' ? 'copied' : 'moved',
    };
  };
}
