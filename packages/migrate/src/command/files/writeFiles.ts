import {chmodSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {CommandError, describeFailure} from './commandError.ts';

export type FileToWrite = {path: string; file: string; content: string};
type StagedFile = FileToWrite & {temporary: string};

/** Replaces the files. All new ones are complete before the first takes its place, so a full disk changes nothing. */
export function writeFiles(files: FileToWrite[]): void {
  const staged = files.map((file, index) => ({
    ...file,
    temporary: path.join(path.dirname(file.file), `.migrate-${process.pid}-${index}.tmp`),
  }));
  try {
    staged.forEach(stageFile);
    staged.forEach(replaceFile);
  } finally {
    for (const {temporary} of staged) rmSync(temporary, {force: true});
  }
}

function stageFile({path: shown, file, content, temporary}: StagedFile): void {
  try {
    const {mode} = statSync(file);
    writeFileSync(temporary, content);
    chmodSync(temporary, mode);
  } catch (error) {
    throw new CommandError(
      `Can't write ${shown}: ${describeFailure(error)}.
Nothing was written. Make its folder writable, or leave it out.`,
      {cause: error},
    );
  }
}

function replaceFile({path: shown, file, temporary}: StagedFile, index: number, {length}: StagedFile[]): void {
  try {
    renameSync(temporary, file);
  } catch (error) {
    throw new CommandError(
      `Can't replace ${shown}: ${describeFailure(error)}.
${index} of ${length} files were written before it. Undo them with git, or run the command again when the file can be replaced.`,
      {cause: error},
    );
  }
}
