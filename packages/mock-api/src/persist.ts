import {existsSync, readFileSync} from 'node:fs';
import {open, rename} from 'node:fs/promises';
import {emptyState, type State} from './state/state.ts';
import {createTable, parseTables} from './state/table.ts';

/** Reads a state that was saved. Throws when the file is not whole, and leaves it as it is. */
export function loadState(file: string): State | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const problem = (what: string, cause?: unknown): Error =>
    new Error(
      `Cannot load ${file}: ${what}. It has ${text.length} characters. The file was not changed.
Move it away to start fresh, or replace it with a complete copy.`,
      {cause},
    );
  try {
    const state = parseTables(text);
    const needed = Object.keys(emptyState()).filter((name) => name !== 'recommendRules');
    const missing = needed.filter((name) => !isObject(state) || !(name in state));
    if (missing.length > 0) throw problem(`it is not a saved state of the mock, because it lacks ${missing.join(', ')}`);
    // The version says that this program wrote it. Before it knew the rules of recommendations, it saved none.
    return {recommendRules: createTable(), ...(state as Omit<State, 'recommendRules'>)};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw problem(`it is not complete JSON, perhaps because it was cut short (${error.message})`, error);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
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
