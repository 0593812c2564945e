import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files, by path, into a folder that is emptied before. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  rmSync(folder, {recursive: true, force: true});
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }
}
