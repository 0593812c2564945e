import type {PlacedOperation} from '@docs/openapi';
import {describe, expect, it} from 'vitest';
import {readBodyFormat} from './bodyFormat.ts';
import {toDraft} from './draft.ts';
import {readDraft} from './readDraft.ts';

const document = {openapi: '3.1.0', info: {title: 'Pets', version: '1'}, paths: {}};

function operationWith(...types: string[]): PlacedOperation {
  const content = Object.fromEntries(types.map((type) => [type, {}]));
  const value = {operationId: 'post', requestBody: {content}, responses: {}};
  return {pointer: '/paths/~1/post', path: '/', method: 'post', parameters: [], value};
}

it.each([
  [['application/json'], {isJson: true, name: 'JSON'}],
  [['text/csv', 'application/vnd.pets+json'], {isJson: true, name: 'JSON'}],
  [['multipart/form-data'], {isJson: true, name: 'multipart/form-data, fields as JSON'}],
  [['text/csv'], {isJson: false, name: 'text/csv'}],
  [[], {isJson: true, name: 'JSON'}],
])('a body of %j is typed as %j', (types, format) => {
  expect(readBodyFormat(operationWith(...types))).toEqual(format);
});

describe('a body that is not JSON', () => {
  const operation = operationWith('text/csv');

  it('is shown and sent as it is', () => {
    const draft = toDraft(operation, {body: 'a,b\n1,2'});
    expect(draft.body).toBe('a,b\n1,2');
    expect(readDraft(document, operation, draft)).toMatchObject({request: {body: 'a,b\n1,2'}, parsed: undefined});
  });

  it('is shown as JSON where its example is no text', () => {
    expect(toDraft(operation, {body: {a: 1}}).body).toBe('{"a": 1}');
  });
});
