import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createStandaloneValidate, type OpenApiDocument, type Validators} from '@docs/openapi';
import {listSpecs} from '@docs/openapi/load';
import {loadAlgoliaSpec} from './load/loadAlgoliaSpec.ts';
import {compileValidators, stripDocument} from '@docs/openapi/validate';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createCheck} from './__fixtures__/createCheck.ts';
import {proseExtensions} from './extensions/readExtensions.ts';
import {readRequestCases} from './lint/requestCases.ts';

async function loadValidators(code: string): Promise<Validators> {
  const folder = mkdtempSync(path.join(tmpdir(), 'validators-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'validators.mjs');
  writeFileSync(file, code);
  const {validators} = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {validators: Validators};
  return validators;
}

const specs = path.resolve(import.meta.dirname, '../../../specs');

describe('a check in the browser finds what a check with a validator that is made on the spot finds, for every request case', () => {
  it.each(listSpecs(specs).map(({name, file}) => [name, file] as const))('of %s', {timeout: 60_000}, async (_, file) => {
    const document = await loadAlgoliaSpec(file);
    const check = createCheck(document);
    // What a browser gets is JSON.
    const small = JSON.parse(JSON.stringify(stripDocument(document, proseExtensions))) as OpenApiDocument;
    const validateInBrowser = createStandaloneValidate(await loadValidators(compileValidators(small)));
    const checkInBrowser = createCheck(small, validateInBrowser);
    for (const {operation, ...request} of readRequestCases(path.join(path.dirname(file), 'requests.yml')))
      expect(checkInBrowser(operation, request)).toEqual(check(operation, request));
  });
});
