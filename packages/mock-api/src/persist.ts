import {existsSync, readFileSync} from 'node:fs';
import {open, rename} from 'node:fs/promises';
import {NotAState, parseState} from './state/parseState.ts';
import type {State} from './state/state.ts';

/** Reads a state that was saved. Throws when the file is not whole, and leaves it as it is. */
export function loadState(file: string): State | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    return parseState(text);
  } catch (error) {
    if (!(error instanceof NotAState)) throw error;
    throw new Error(
      `Cannot load ${file}: ${error.message}. It has ${text.length} characters. The file was not changed.
Move it away to start fresh, or replace it with a complete copy.`,
      {cause: error},
    );
  }
}

/**
 * Saves the state after each change. The file is whole at any time: the text goes to a temporary file, which then takes its
 * name. Changes that come in while a file is written share the next one.
 */
export function createSaver(file: string): (state: State) => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (state) => {
    next ??= running.then(() => {
      next = undefined;
      running = writeWhole(file, JSON.stringify(state));
      return running;
    });
    return next;
  };
}

async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
    // The name must not point at a text that is still on its way to the disk.
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}
