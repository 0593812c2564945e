import {expect, it} from 'vitest';
import {formatProblems, SpecError} from './specProblem.ts';

const problems = [
  {file: '/project/specs/tasks/spec.yml', line: 3, pointer: '', message: 'Not valid YAML.'},
  {file: '/project/specs/common/responses.yml', line: 12, pointer: '/Wrong/content', message: 'Add an example.'},
];

it('lists each problem with file, line and pointer, seen from the folder of all specs', () => {
  expect(formatProblems(problems, '/project/specs')).toMatchInlineSnapshot(`
    "2 problems:
    tasks/spec.yml:3 /
      Not valid YAML.
    common/responses.yml:12 /Wrong/content
      Add an example."
  `);
});

it('counts a single problem in the singular', () => {
  expect(formatProblems(problems.slice(1), '/project/specs')).toMatch(/^1 problem:\n/);
});

it('makes an error of all problems and keeps them as data, with the cause', () => {
  const cause = new Error('unexpected end');
  const error = new SpecError(problems, '/project/specs', {cause});
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toBe(formatProblems(problems, '/project/specs'));
  expect(error).toMatchObject({name: 'SpecError', problems, cause});
});
