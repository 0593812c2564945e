import type {SentRequest} from '@docs/openapi/samples';
import {expect, it} from 'vitest';
import {toRequest} from './toRequest.ts';

const sent = (given: Partial<SentRequest>): SentRequest => ({
  method: 'POST',
  address: 'https://example.com/pets?limit=5',
  headers: [],
  basic: undefined,
  body: undefined,
  returnsJson: true,
  ...given,
});

it('has the address, the method and the headers, cookies and credentials included', () => {
  const request = toRequest(
    sent({
      headers: [
        ['Cookie', 'a=1'],
        ['X-One', '1'],
      ],
      basic: {user: 'me', password: 'secret'},
    }),
  );
  expect([request.method, request.url]).toEqual(['POST', 'https://example.com/pets?limit=5']);
  expect(Object.fromEntries(request.headers)).toEqual({cookie: 'a=1', 'x-one': '1', authorization: 'Basic bWU6c2VjcmV0'});
});

it.each<[NonNullable<SentRequest['body']>, string]>([
  [{kind: 'json', type: 'application/vnd.pet+json', value: {name: 'Rex'}}, '{"name":"Rex"}'],
  [{kind: 'text', type: 'text/csv', text: 'a,b'}, 'a,b'],
  [{kind: 'form', type: 'application/x-www-form-urlencoded', fields: [['a', '1 2']]}, 'a=1+2'],
  [{kind: 'file', type: 'image/png', file: 'file.bin'}, 'file.bin'],
])('sends a body with its type: %j', async (body, text) => {
  const request = toRequest(sent({body}));
  expect(request.headers.get('content-type')).toBe(body.type);
  expect(await request.text()).toBe(text);
});

it('sends a form in parts, with their boundary', async () => {
  const parts = [
    {name: 'name', kind: 'text' as const, text: 'Rex'},
    {name: 'photo', kind: 'file' as const, text: 'photo.bin'},
  ];
  const request = toRequest(sent({body: {kind: 'multipart', type: 'multipart/form-data', parts}}));
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; *boundary=/);
  const text = await request.text();
  expect(text).toMatch(/name="name"\s+Rex/);
  expect(text).toContain('filename="photo.bin"');
});

it('leaves out a body that its method cannot have', () => {
  expect(toRequest(sent({method: 'GET', body: {kind: 'text', type: 'text/plain', text: 'a'}})).body).toBeNull();
});
