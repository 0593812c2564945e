import {VFileMessage} from 'vfile-message';
import {AuthorError} from '../config/authorError.ts';

/** A mistake of a page's author: where it is, and what to do. */
export type Mistake = {place: string; message: string};

/** Reads the error that compiling a page gave. */
export function readMistake(error: unknown, file: string): Mistake {
  if (error instanceof VFileMessage) {
    // A tag that is never closed is only placed in the words: "Expected a closing tag for `<Tabs>` (6:1-6:7)".
    const [, line = error.line, column = error.column] = / \((\d+):(\d+)-[\d:]+\)/.exec(error.reason) ?? [];
    return {place: [file, line, column].filter((part) => part !== undefined).join(':'), message: error.reason};
  }
  return {place: file, message: error instanceof Error ? error.message : String(error)};
}

export class MistakeError extends AuthorError {
  constructor(readonly mistake: Mistake) {
    super(`${mistake.place}\n  ${mistake.message}`);
  }
}
