import {expect, it} from 'vitest';
import {createTaskDocument} from '../requests/__fixtures__/checkTask.ts';
import {loadValidators} from './__fixtures__/loadValidators.ts';
import {compileValidators} from './compileValidators.ts';
import {createStandaloneValidate} from './standaloneValidate.ts';

const schemas = `
  Task: {type: object, properties: {name: {type: string, maxLength: 3}, tags: {uniqueItems: true}, on: {format: date, type: string}, size: {$ref: '#/components/schemas/Size'}}}
  Size: {description: How large., oneOf: [{type: integer, minimum: 1}, {$ref: '#/components/schemas/Word'}]}
  Word: {enum: [small, large]}
`;

it('needs no other module and no code that is made on the spot', async () => {
  const code = compileValidators(createTaskDocument(schemas));
  expect(code).not.toMatch(/\brequire\b|\bimport\b|\beval\b|new Function/);
  const validate = createStandaloneValidate(await loadValidators(code));
  const body = '/paths/~11~1tasks/post/requestBody/content/application~1json/schema';
  const keywords = validate(body, {name: 'four', tags: [{a: 1}, {a: 1}], on: 'today', size: 0}).map(({keyword}) => keyword);
  expect(keywords).toEqual(['maxLength', 'uniqueItems', 'format', 'oneOf']);
});

it('has a function for the body and for each alternative', async () => {
  const validators = await loadValidators(compileValidators(createTaskDocument(schemas)));
  expect(Object.keys(validators)).toEqual([
    '/paths/~11~1tasks/post/requestBody/content/application~1json/schema',
    '/components/schemas/Size/oneOf/0',
    '/components/schemas/Word',
  ]);
  expect(() => createStandaloneValidate(validators)('/components/schemas/Task', {})).toThrowErrorMatchingInlineSnapshot(
    `[Error: No validator was compiled for /components/schemas/Task.]`,
  );
});
