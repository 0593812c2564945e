import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {lintStandard} from './lintStandard.ts';

function lint(document: object): ReturnType<typeof lintStandard> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-standard-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(document));
  return lintStandard(file);
}

const document = {
  openapi: '3.1.0',
  info: {title: 'Trains', version: '1'},
  paths: {'/trains': {get: {responses: {200: {description: 'All trains.'}}}}},
};

it('finds nothing in a valid document, which needs no operationId and no tags', async () => {
  expect(await lint(document)).toEqual([]);
});

it('finds what the standard does not have', async () => {
  expect(await lint({...document, info: {title: 'Trains'}})).toMatchObject([{pointer: '/info'}]);
});

it('finds references that lead nowhere', async () => {
  expect(await lint({...document, paths: {'/trains': {$ref: '#/components/pathItems/Trains'}}})).toMatchObject([
    {pointer: '/paths/~1trains'},
  ]);
});
