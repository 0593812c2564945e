import {beforeAll, describe, expect, it} from 'vitest';
import {isForReader, type Migrated, migrateProgram} from './migrateProgram.ts';
import {listPrograms, type Program, writeTexts} from './programFiles.ts';
import {type Run, runPrograms} from './runPrograms.ts';

// Each program runs with version 4, and what the tool makes of it with version 5: both print the same and leave the same behind.
// Where a program can't do the same, its head says what the tool must tell the reader.

type Case = {program: Program; migrated: Migrated; before?: Run; after?: Run};

const cases = listPrograms().map((program): Case & {name: string} => ({
  name: program.name,
  program,
  migrated: migrateProgram(program),
}));

beforeAll(async () => {
  const files = cases.map(({program}) => program.file);
  const results = writeTexts(
    'run',
    cases.map(({name, migrated}) => ({name, text: migrated.text})),
  );
  const [before, after] = await Promise.all([runPrograms(files, 'v4'), runPrograms(results, 'ga')]);
  for (const [index, one] of cases.entries()) Object.assign(one, {before: before[index], after: after[index]});
}, 300_000);

describe.each(cases)('$name', (one) => {
  const {differs} = one.program;

  it('runs with version 4', () => {
    expect(one.before?.problem).toBeUndefined();
    expect(one.before?.printed).not.toBe('');
  });

  it('is done when it was migrated once', () => {
    const {text, problem} = one.migrated;
    expect(problem).toBeUndefined();
    expect(migrateProgram({...one.program, text}).text).toBe(text);
  });

  if (differs === undefined)
    it('does the same with version 5', () => {
      expect(one.after).toEqual(one.before);
    });
  else
    it('is reported, because it does something else with version 5', () => {
      const told = one.migrated.findings.filter(isForReader).map(({message, why = ''}) => `${message} ${why}`);
      expect(told.join('\n')).toContain(differs);
    });
});
