import {describe, expect, it} from 'vitest';
import {readShareHash, toShareHash} from './shareLink.ts';

const shared = {operationId: 'pushEvents', draft: {parameters: {'query/limit': '5'}, body: '{"name": "Amélie 🎬"}'}};

it('carries a request there and back, whatever letters it has', () => {
  const hash = toShareHash(shared);
  expect(hash).toMatch(/^#check\/[\w-]+$/);
  expect(readShareHash(hash ?? '')).toEqual(shared);
});

it('is not made for a request that is too long for an address', () => {
  expect(toShareHash({...shared, draft: {...shared.draft, body: 'x'.repeat(8001)}})).toBeUndefined();
});

describe('a hash carries nothing when', () => {
  it.each([
    ['it is another one', '#operation/pushEvents'],
    ['it was cut', (toShareHash(shared) ?? '').slice(0, -9)],
    ['it is no base64', '#check/%%%'],
    ['it is no request', `#check/${btoa('{"operationId": 5}')}`],
    ['its texts are none', `#check/${btoa('{"operationId": "a", "draft": {"parameters": {"a": 5}, "body": ""}}')}`],
  ])('%s', (_, hash) => {
    expect(readShareHash(hash)).toBeUndefined();
  });
});
