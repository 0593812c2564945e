import {parse} from '@babel/parser';
import {describe, expect, it} from 'vitest';
import {migrateProgram} from './migrateProgram.ts';
import {listPrograms, listWildPrograms} from './programFiles.ts';

// What the tool writes looks like the rest of the program, and what isn't code stays.

const cases = [...listPrograms(), ...listWildPrograms()].map(({name, text}) => ({
  name,
  text,
  result: migrateProgram({name, text}).text,
}));
const scripts = cases.filter(({name}) => !/\.(vue|svelte)$/.test(name));

describe('comments', () => {
  it.each(scripts)('stay in $name', ({text, result}) => {
    const left = readComments(result);
    expect(readComments(text).filter((comment) => !left.includes(comment))).toEqual([]);
  });
});

describe('layout', () => {
  it.each(cases)('has the line ends of $name', ({text, result}) => {
    expect(listLineEnds(result)).toEqual(listLineEnds(text));
  });

  it.each(cases.filter(({text}) => isTabbed(text)))('has the tabs of $name', ({result}) => {
    expect(result.split('\n').filter((line) => line.startsWith('  '))).toEqual([]);
  });

  it.each(scripts.filter(({text}) => !/;\r?$/m.test(text)))('has no semicolons, as in $name', ({result}) => {
    expect(result.split('\n').filter((line) => line.endsWith(';'))).toEqual([]);
  });

  it.each(scripts.filter(({text}) => !text.includes("'")))('has the double quotes of $name', ({result}) => {
    expect(result.split('\n').filter((line) => line.includes("'"))).toEqual([]);
  });
});

function readComments(text: string): string[] {
  const {comments} = parse(text, {sourceType: 'unambiguous', plugins: ['typescript', 'jsx', 'decorators'], errorRecovery: true});
  return (comments ?? []).map(({value}) => value.trim());
}

function listLineEnds(text: string): string[] {
  return [...new Set(text.match(/\r?\n/g))].sort();
}

function isTabbed(text: string): boolean {
  return /^\t/m.test(text) && !/^ {2}/m.test(text);
}
