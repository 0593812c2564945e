import {inspect} from 'node-inspect-extracted';
import type {ProgramError} from '../protocol.ts';
import {findLine} from './compile.ts';

/** Programs may throw anything. Version 4 of the client throws objects that only look like errors. */
export function describeError(thrown: unknown): ProgramError {
  try {
    if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
      return {name: 'Error', message: `The program threw ${inspect(thrown)}`};
    const {name = 'Error', message} = thrown as {name?: unknown; message: unknown};
    const line = thrown instanceof Error ? findLine(thrown) : undefined;
    return {name: String(name), message: String(message), line};
  } catch {
    return {name: 'Error', message: 'The program threw a value that can’t be read.'};
  }
}
