import path from 'node:path';
import {listMediaTypes, type MediaType, resolve} from '@docs/openapi';
import {loadAnyDocument, loadSpec} from '@docs/openapi/load';
import {createValidator} from '@docs/openapi/validate';
import {expect, it} from 'vitest';

const file = path.join(import.meta.dirname, 'openapi.yml');
const {document, warnings} = await loadAnyDocument(file);

function readExamples({example, examples = {}}: MediaType): unknown[] {
  const named = Object.values(examples).map((entry) => resolve(document, entry).value);
  return example === undefined ? named : [example, ...named];
}

it('is an OpenAPI document as the standard says', async () => {
  expect(warnings).toEqual([]);
  expect((await loadSpec(file)).info.title).toBe('Night Trains');
});

it('has an example for every body and response that isn’t a file, and each fits its schema', () => {
  const validate = {request: createValidator(document, 'request'), response: createValidator(document, 'response')};
  const shown = listMediaTypes(document).filter(({value}) => value.schema !== undefined);
  const problems = shown.flatMap(({pointer, value}) => {
    const use = pointer.includes('/requestBody/') ? 'request' : 'response';
    const examples = readExamples(value);
    if (examples.length === 0) return [`${pointer} has no example`];
    return examples.flatMap((example) =>
      validate[use](`${pointer}/schema`, example).map((error) => `${pointer} ${JSON.stringify(error)}`),
    );
  });
  expect(shown).not.toEqual([]);
  expect(problems).toEqual([]);
});
