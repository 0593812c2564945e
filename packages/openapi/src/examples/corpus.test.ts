import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {adoptDocument} from '../adopt/adoptDocument.ts';
import type {OpenApiDocument} from '../document/openApiDocument.ts';
import {listOperations, listSchemas} from '../document/walk.ts';
import {exampleRequest} from '../requests/exampleRequest.ts';
import {buildPlainSamples} from '../samples/buildPlainSamples.ts';
import {createValidator} from '../validate/validator.ts';
import {exampleValue} from './exampleValue.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('@readme/oas-examples/package.json'));
const documents = ['3.0', '3.1'].flatMap((version) =>
  readdirSync(path.join(folder, version, 'json'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .map((file): OpenApiDocument => {
      const source = readFileSync(path.join(folder, version, 'json', file), 'utf8');
      return adoptDocument(JSON.parse(source)).document;
    }),
);

/** Whether the example of each schema that has a name, or is that of a parameter or a body, fits the schema. */
function checkExamples(document: OpenApiDocument): boolean[] {
  const validate = createValidator(document);
  return listSchemas(document)
    .filter(({pointer}) => /^\/components\/schemas\/[^/]+$|\/schema$/.test(pointer))
    .map(({pointer, value}) => validate(pointer, exampleValue(document, value, 'response')).length === 0);
}

/** The rest is ambiguous ("one of" two schemas that both fit), contradicts itself, or has no end. */
it('makes examples that fit their schemas, for 97 of 100 schemas that others wrote', {timeout: 60_000}, () => {
  const all = documents.flatMap(checkExamples);
  expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.97);
});

it('makes a sample of each operation that others wrote, with a value for all that it needs', () => {
  for (const document of documents) {
    for (const operation of listOperations(document)) {
      const request = exampleRequest(operation, document);
      const needed = operation.parameters.filter(({value}) => value.required && value.in === 'path');
      expect(needed.filter(({value}) => request.path?.[value.name] === undefined)).toEqual([]);
      expect(buildPlainSamples(document, operation, request).length).toBeGreaterThan(1);
    }
  }
});
