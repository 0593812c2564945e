import type {Migration, SourceFile} from '@docs/migrate';
import {expect, it} from 'vitest';
import {migrateGiven} from './migrateGiven.ts';

const migrated: Migration = {kind: 'migrated', text: 'new', changes: [], findings: []};
const stopAt = (line: number, column: number): Migration => ({kind: 'unreadable', reason: 'No.', line, column});

/** A parser that says for each path what becomes of it. */
const parse =
  (outcomes: Record<string, Migration>) =>
  ({path}: SourceFile): Migration =>
    outcomes[path] ?? stopAt(1, 1);

it('takes the first language that the code can be read in', () => {
  const {fileName, migration} = migrateGiven({text: '', language: ''}, parse({'migrated.ts': migrated}));
  expect([fileName, migration]).toEqual(['migrated.ts', migrated]);
});

it('keeps the name of a file, whatever it was read as', () => {
  const {fileName} = migrateGiven({text: '', fileName: 'notes.txt', language: ''}, parse({'notes.tsx': migrated}));
  expect(fileName).toBe('notes.txt');
});

it('says why of the language that got furthest', () => {
  const outcomes = {'migrated.tsx': stopAt(3, 9), 'migrated.ts': stopAt(12, 2), 'migrated.js': stopAt(12, 1)};
  expect(migrateGiven({text: '', language: ''}, parse(outcomes)).migration).toEqual(stopAt(12, 2));
});
