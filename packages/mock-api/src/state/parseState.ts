import {emptyState, type State} from './state.ts';
import {createTable, parseTables} from './table.ts';

/** A text that is not a saved state of the mock. The message says what is wrong with it, as part of a sentence. */
export class NotAState extends Error {}

/** Reads a state that was saved as JSON. */
export function parseState(text: string): State {
  const read = parseJson(text);
  // Before the mock knew the rules of recommendations, it saved none.
  const state: Record<string, unknown> = {recommendRules: createTable(), ...(isObject(read) && read)};
  const needed = Object.entries(emptyState());
  const missing = needed.map(([name]) => name).filter((name) => !(name in state));
  if (missing.length > 0) throw new NotAState(`it is not a saved state of the mock, because it lacks ${missing.join(', ')}`);
  const wrong = needed.filter(([name, empty]) => kindOf(state[name]) !== kindOf(empty)).map(([name]) => name);
  if (wrong.length > 0) throw new NotAState(`it is not a saved state of the mock, because of what it has as ${wrong.join(', ')}`);
  if (state.version !== 1) throw new NotAState(`it was saved by another version of the mock (${String(state.version)})`);
  // The version says that this program wrote it.
  return state as State;
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
}

function parseJson(text: string): unknown {
  try {
    return parseTables(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotAState(`it is not complete JSON, perhaps because it was cut short (${reason})`, {cause: error});
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
