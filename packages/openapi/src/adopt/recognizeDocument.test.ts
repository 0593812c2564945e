import {expect, it} from 'vitest';
import {recognizeDocument, recognizeText} from './recognizeDocument.ts';

it.each([
  ['openapi', '3.0.2'],
  ['openapi', '3.1.1'],
  ['openapi', '3.2.0'],
  ['openapi', 3.1],
  ['swagger', '2.0'],
  ['swagger', 2],
])('knows %s %j', (kind, version) => {
  expect(recognizeDocument({[kind]: version})).toEqual({kind, version: String(version), isText: typeof version === 'string'});
});

it.each([
  ['a Postman collection', {info: {_postman_id: '1'}, item: []}],
  ['an Insomnia export', {_type: 'export'}],
  ['an AsyncAPI document', {asyncapi: '3.0.0'}],
  ['an OpenRPC document', {openrpc: '1.0.0'}],
  ['an Arazzo document', {arazzo: '1.0.0'}],
  ['an overlay for an OpenAPI document', {overlay: '1.0.0'}],
  ['a GraphQL schema', {data: {__schema: {}}}],
  ['a recording of requests (HAR)', {log: {entries: []}}],
  ['a Swagger 1 document', {swaggerVersion: '1.2'}],
  ['a Google Discovery document', {kind: 'discovery#restDescription'}],
  ['a Smithy model', {smithy: '2.0'}],
  ['a JSON Schema', {$schema: 'https://json-schema.org/draft/2020-12/schema'}],
])('calls %s by its name, and says what to do', (name, parsed) => {
  expect(recognizeDocument(parsed)).toMatchObject({
    kind: 'none',
    message: expect.stringMatching(`^This is ${name.replace(/[()]/g, '\\$&')}, not an OpenAPI document\\. .+\\.$`) as string,
  });
});

it.each([
  ['paths without a version', {paths: {}}, 'start it with "openapi: 3.1.0"'],
  ['something else', {name: 'a', version: '1'}, 'It starts with "name", "version".'],
  ['a list', [], 'it is a list'],
  ['a text', 'a', 'it is a string'],
])('says what is missing in %s', (_, parsed, message) => {
  expect(recognizeDocument(parsed)).toMatchObject({kind: 'none', message: expect.stringContaining(message) as string});
});

it('names the field with a version that it does not know', () => {
  expect(recognizeDocument({openapi: '4.0.0'})).toMatchObject({kind: 'none', pointer: '/openapi'});
});

it.each([
  ['RAML', '#%RAML 1.0\ntitle: A'],
  ['API Blueprint', 'FORMAT: 1A\n# A'],
  ['HTML', '<!DOCTYPE html><html>'],
  ['XML', '<?xml version="1.0"?>'],
  ['a GraphQL schema', '# Ours.\n"""\nAll.\n"""\ntype Query {\n  pets: [Pet]\n}'],
  ['Protocol Buffers', '// Ours.\nsyntax = "proto3";'],
  ['TypeSpec', 'import "@typespec/http";'],
])('knows the text of %s', (name, text) => {
  expect(recognizeText(text)).toContain(`This is ${name}, not an OpenAPI document.`);
});

it('takes no time for a text of comments', () => {
  expect(recognizeText('#'.repeat(9000))).toBeUndefined();
  expect(recognizeText('#\n'.repeat(4500))).toBeUndefined();
});
