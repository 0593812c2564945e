import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listOperations} from '@docs/openapi';
import {createValidator} from '@docs/openapi/validate';
import {createTestApi, documents} from './__fixtures__/createTestApi.ts';
import {answerPointer, buildExampleCall, preparations} from './__fixtures__/exampleCalls.ts';
import {successStatus} from './writtenAnswer.ts';

const specs = path.resolve(import.meta.dirname, '../../../specs');
const all = Object.entries(documents).map(([name, document]) => ({
  name,
  document,
  operations: listOperations(document),
  validate: createValidator(document),
}));

/** Makes a prepared example call on a mock that is otherwise fresh. */
async function callExample(name: string, operationId: string) {
  const test = createTestApi();
  const calls = [...(preparations[`${name}.${operationId}`] ?? []), `${name}.${operationId}`];
  let answer;
  for (const call of calls) {
    const api = all.find((other) => call.startsWith(`${other.name}.`));
    const operation = api?.operations.find(({value}) => `${api.name}.${value.operationId}` === call);
    if (!api || !operation) throw new Error(`No operation ${call}`);
    const {line, init} = buildExampleCall(api.name, operation);
    answer = await test.call(line, init);
    test.wait(1000);
  }
  if (!answer) throw new Error('No call');
  return answer;
}

describe.each(all)('$name', ({name, operations, validate}) => {
  it.each(operations.map((operation) => ({id: operation.value.operationId, operation})))(
    'answers the example of $id as documented',
    async ({id, operation}) => {
      const answer = await callExample(name, id);
      expect(String(answer.status), JSON.stringify(answer.body)).toBe(successStatus(operation));
      expect(answer.headers.get('x-mock-operation')).toBe(`${name}.${id}`);
      const pointer = answerPointer(operation);
      expect(pointer === undefined ? Object.keys(answer.body) : validate(pointer, answer.body)).toEqual([]);
    },
  );
});

it('serves every API that has a folder in the specs', () => {
  const folders = readdirSync(specs, {withFileTypes: true}).filter((entry) => entry.isDirectory() && entry.name !== 'common');
  expect(all.map(({name}) => name)).toEqual(folders.map(({name}) => name).sort());
});
