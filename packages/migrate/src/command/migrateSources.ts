import type {Migration} from '../report/migration.ts';
import {migrateProject} from '../project/migrateProject.ts';
import {CommandError} from './files/commandError.ts';
import type {Found} from './files/givenPaths.ts';
import type {Source, Unreadable} from './files/readSources.ts';
import type {Progress} from './progress.ts';
import type {FileResult} from './report/report.ts';

/** Migrates all files as one project, because they import each other. */
export function migrateSources(sources: Source[], progress: Progress): FileResult[] {
  const migrations = migrateTexts(sources, progress);
  return sources.map((source) => describeResult(source, migrations));
}

function migrateTexts(sources: Source[], progress: Progress): Map<string, Migration> {
  const files = sources.flatMap((source) => (source.kind === 'text' ? [{path: source.path, text: source.text}] : []));
  const migrations = new Map<string, Migration>();
  try {
    for (const {path, migration} of migrateProject(files)) {
      migrations.set(path, migration);
      progress.show(migrations.size, files.length, path);
    }
  } catch (error) {
    throw new CommandError(describeCrash(files[migrations.size]?.path ?? 'the last file', error), {cause: error});
  } finally {
    progress.end();
  }
  return migrations;
}

function describeResult(source: Source, migrations: Map<string, Migration>): FileResult {
  const {path, file} = source;
  if (source.kind === 'unreadable') return describeUnreadable(source, source);
  const migration = migrations.get(path);
  if (!migration) throw new Error(`The migration has left out ${path}.`);
  if (migration.kind === 'unreadable') return describeUnreadable(source, migration);
  const {text, findings} = migration;
  const status = text === source.text ? 'untouched' : 'changed';
  return {path, file, status, source: source.text, text, hasMark: source.hasMark, findings};
}

function describeUnreadable({path, file}: Found, {reason, line, column}: Unreadable): FileResult {
  return {path, file, status: 'unreadable', reason, line, column};
}

function describeCrash(path: string, error: unknown): string {
  return `The migration of ${path} failed, so nothing was written. Leave the file out, and report the failure with the file:
https://github.com/algolia/api-clients-automation/issues

${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
