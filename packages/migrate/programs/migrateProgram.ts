import {migrate} from '../src/index.ts';
import type {Change, Finding} from '../src/report/migration.ts';
import type {Program} from './programFiles.ts';

/** What the tool makes of a program. If it can't, the text stays, and the problem says why: one program must not stop the others. */
export type Migrated = {text: string; changes: Change[]; findings: Finding[]; problem?: string};

export function migrateProgram({name, text}: Pick<Program, 'name' | 'text'>): Migrated {
  try {
    const migration = migrate({path: name, text});
    if (migration.kind === 'migrated') return migration;
    return leave(text, `The tool can't read line ${migration.line}: ${migration.reason}`);
  } catch (error) {
    return leave(text, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function leave(text: string, problem: string): Migrated {
  return {text, changes: [], findings: [], problem};
}

/** Whether it asks the reader to look at something. */
export function isForReader({kind}: Finding): boolean {
  return kind !== 'changed';
}
