import {expect, it} from 'vitest';
import type {Change} from '../src/report/migration.ts';
import {countCalls, type V4Call} from './countCalls.ts';
import {isForReader, migrateProgram} from './migrateProgram.ts';
import {listWildPrograms} from './programFiles.ts';

// Programs as people write them: frameworks, several files, callbacks. The tool may leave a call to the reader, but it must say so.

type Row = {program: string; calls: number; changed: number; reported: number; missed: string[]};

const rows = listWildPrograms().map(({name, text}): Row => {
  const migration = migrateProgram({name, text});
  const calls = countCalls(text);
  const changed = calls.filter((call) => migration.changes.some((change) => touches(change, call)));
  const untouched = calls.filter((call) => !changed.includes(call));
  const reported = untouched.filter((call) => migration.findings.some(({place}) => touches(place, call)));
  const left = countCalls(migration.text)
    .filter(({isOnlyV4}) => isOnlyV4)
    .filter((call) => !migration.findings.some((finding) => isForReader(finding) && touches(finding.resultPlace, call)));
  return {
    program: name,
    calls: calls.length,
    changed: changed.length,
    reported: reported.length,
    missed: [
      ...untouched.filter((call) => !reported.includes(call)).map(describeCall),
      ...left.map((call) => `${describeCall(call)} of the result`),
    ],
  };
});

it.each(rows)('changes or reports every call of $program', ({missed}) => {
  expect(missed).toEqual([]);
});

it('changes most of them', () => {
  console.table(rows.map(({missed, ...row}) => ({...row, missed: missed.length})));
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  expect(sum(rows.map(({changed}) => changed)) / sum(rows.map(({calls}) => calls))).toBeGreaterThan(0.9);
});

function touches({start, end}: Pick<Change, 'start' | 'end'>, call: V4Call): boolean {
  return start < call.end && call.start < end;
}

function describeCall({name, line}: V4Call): string {
  return `${name} in line ${line}`;
}
