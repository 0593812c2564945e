import {findTypeProblems} from '@docs/samples/types';
import {describe, expect, it} from 'vitest';
import {migrateProgram} from './migrateProgram.ts';
import {listPrograms, listWildPrograms, writeTexts} from './programFiles.ts';

// TypeScript accepts each program with the types of version 4, and what the tool makes of it with those of version 5.

// The others of these import frameworks that aren't installed here.
const wild = listWildPrograms().filter(({name}) => name === 'wild/CatalogRepository.ts');
const programs = [...listPrograms().filter(({name}) => name.endsWith('.ts')), ...wild];
const migrated = programs.map(({name, text, types}) => {
  const {text: result, findings} = migrateProgram({name, text});
  return {name, types, text: result, isDone: findings.every(({kind}) => kind !== 'todo')};
});

describe('version 4', () => {
  const files = programs.map(({file}) => file);
  const problems = findTypeProblems(files, 'v4');

  it.each(programs)('$name', ({file}) => {
    expect(problems.get(file)).toEqual([]);
  });
});

describe('version 5', () => {
  const files = writeTexts('types', migrated);
  const problems = findTypeProblems(files, 'ga');

  // What is left to the reader may be wrong until the reader has done it.
  const done = migrated.map((program, index) => ({...program, file: files[index] ?? ''})).filter(({isDone}) => isDone);

  it.each(done.filter(({types}) => types === undefined))('$name', ({file}) => {
    expect(problems.get(file)).toEqual([]);
  });

  it.each(done.filter(({types}) => types !== undefined))('$name is not accepted: $types', ({file, types = ''}) => {
    expect(problems.get(file)?.every((problem) => problem.includes(types))).toBe(true);
    expect(problems.get(file)).not.toEqual([]);
  });
});
