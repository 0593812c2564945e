import type {migrate, Migration} from '@docs/migrate';
import {type Given, listPaths} from './listPaths.ts';

/** A text, the name of its file, and what became of it. */
export type Migrated = {fileName: string; text: string; migration: Migration};

/** Migrates what a reader gave, in the first language that it can be read in. If there is none, the parser that got furthest says why. */
export function migrateGiven(given: Given, migrateFile: typeof migrate): Migrated {
  const {text} = given;
  let furthest: Migrated | undefined;
  for (const path of listPaths(given)) {
    const migrated = {fileName: given.fileName ?? path, text, migration: migrateFile({path, text})};
    if (migrated.migration.kind === 'migrated') return migrated;
    if (!furthest || reach(furthest) < reach(migrated)) furthest = migrated;
  }
  if (!furthest) throw new Error('No language to read the code in.');
  return furthest;
}

/** How far into the text the parser got. */
function reach({migration}: Migrated): number {
  return migration.kind === 'unreadable' ? migration.line * 1e6 + migration.column : Infinity;
}
