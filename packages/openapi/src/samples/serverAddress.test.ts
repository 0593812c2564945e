import {expect, it} from 'vitest';
import type {Server} from '../document/openApiDocument.ts';
import {readServerAddress} from './serverAddress.ts';

const document = {openapi: '3.1.0', info: {title: 'Tasks', version: '1'}, paths: {}};

it.each<[string, Server[] | undefined, string]>([
  ['the first', [{url: 'https://a.example.com/v1/'}, {url: 'https://b.example.com'}], 'https://a.example.com/v1'],
  [
    'one with variables',
    [{url: 'https://{region}.example.com/{base}', variables: {region: {default: 'eu'}}}],
    'https://eu.example.com/{base}',
  ],
  ['a relative one', [{url: '/v1'}], 'https://example.com/v1'],
  ['one relative to the document', [{url: './v1'}], 'https://example.com/v1'],
  ['one without a protocol', [{url: '//a.example.com'}], 'https://a.example.com'],
  ['the root', [{url: '/'}], 'https://example.com'],
  ['none at all', undefined, 'https://example.com'],
])('reads %s', (_, servers, address) => {
  expect(readServerAddress({...document, ...(servers && {servers})}, {})).toBe(address);
});

it('prefers a server of the operation', () => {
  const servers = [{url: 'https://files.example.com'}];
  expect(readServerAddress({...document, servers: [{url: 'https://a.example.com'}]}, {servers})).toBe(
    'https://files.example.com',
  );
});
