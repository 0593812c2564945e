import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {parse} from 'yaml';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {renderSpec, writeSpec} from './writeSpec.ts';

const longText = 'A sentence that is longer than one line of the file, as most descriptions are. '.repeat(4);
const shared = {type: 'string', enum: ['yes', 'no', 'null', '1.0', '2023-05-17', '']};

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {title: 'Tasks: all of them', version: '1.0', description: `First line.\n\n- \`a\` # no comment\n- b\n${longText}`},
  paths: {'/1/tasks/{id}': {get: {operationId: 'getTask', responses: {'200': {$ref: '#/components/responses/Task'}}}}},
  components: {
    responses: {Task: {content: {'application/json': {examples: {task: {value: {id: 1514562690001, score: 1e-7, name: null}}}}}}},
    schemas: {B: {properties: {first: shared, second: shared}}, A: {type: ['integer', 'null'], default: 0}},
  },
};

it('renders YAML that reads back as the same document', () => {
  expect(parse(renderSpec(document).yml)).toEqual(document);
});

it('renders JSON that reads back as the same document and ends with a line break', () => {
  const {json} = renderSpec(document);
  expect(JSON.parse(json)).toEqual(document);
  expect(json).toMatch(/^\{\n {2}"openapi": "3.1.0",\n[^]*\}\n$/);
});

it('keeps the order of keys and gives the same text for the same document', () => {
  expect(renderSpec(structuredClone(document))).toEqual(renderSpec(document));
  expect(renderSpec(document).yml.match(/^\w+/gm)).toEqual(['openapi', 'info', 'paths', 'components']);
  expect(renderSpec(document).yml).toMatch(/ {4}B:\n[^]* {4}A:\n/);
});

it('writes a value that is there twice in full both times', () => {
  const {yml} = renderSpec(document);
  expect(yml.match(/2023-05-17/g)).toHaveLength(2);
  expect(yml).not.toMatch(/[&*]a1/);
});

it('writes both files into a folder that it makes', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'write-spec-'));
  onTestFinished(() => rmSync(parent, {recursive: true}));
  const folder = path.join(parent, 'build/specs');
  await writeSpec(document, folder, 'tasks');
  expect(readdirSync(folder).sort()).toEqual(['tasks.json', 'tasks.yml']);
  expect(readFileSync(path.join(folder, 'tasks.yml'), 'utf8')).toBe(renderSpec(document).yml);
  expect(readFileSync(path.join(folder, 'tasks.json'), 'utf8')).toBe(renderSpec(document).json);
});
