import {readFileSync} from 'node:fs';
import type {Migration} from '../../report/migration.ts';
import {CommandError, describeFailure} from './commandError.ts';
import type {Found} from './givenPaths.ts';

export type Unreadable = Extract<Migration, {kind: 'unreadable'}>;

/** A file's text without its byte order mark, or why it has none. */
export type Source = Found & ({kind: 'text'; text: string; hasMark: boolean} | Unreadable);

const mark = '\uFEFF';

/** Reads all files. Throws with all that the system doesn't let us read. */
export function readSources(files: Found[]): Source[] {
  const problems: string[] = [];
  const sources = files.flatMap((found) => {
    try {
      return [{...found, ...decode(readFileSync(found.file))}];
    } catch (error) {
      problems.push(`Can't read ${found.path}: ${describeFailure(error)}.`);
      return [];
    }
  });
  if (problems.length > 0)
    throw new CommandError(`${problems.join('\n')}\nNothing was written. Leave these files out, or make them readable.`);
  return sources;
}

/** Text in another encoding would be damaged when it's written as UTF-8. */
function decode(bytes: Buffer): {kind: 'text'; text: string; hasMark: boolean} | Unreadable {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes)) {
    const before = text.slice(0, text.indexOf('\uFFFD')).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return {kind: 'unreadable', reason: "The file isn't UTF-8. Save it as UTF-8.", line: before.length, column};
  }
  const hasMark = text.startsWith(mark);
  return {kind: 'text', text: hasMark ? text.slice(mark.length) : text, hasMark};
}

/** The bytes to write for a source's new text. */
export function encode(text: string, hasMark: boolean): string {
  return hasMark ? mark + text : text;
}
