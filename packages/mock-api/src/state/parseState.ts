import {emptyState, type State} from './state.ts';
import {createTable, parseTables} from './table.ts';

/** A text that is not a saved state of the mock. The message says what is wrong with it, as part of a sentence. */
export class NotAState extends Error {}

/** Reads a state that was saved as JSON. */
export function parseState(text: string): State {
  const state = parseJson(text);
  const needed = Object.keys(emptyState()).filter((name) => name !== 'recommendRules');
  const missing = needed.filter((name) => !isObject(state) || !(name in state));
  if (missing.length > 0) throw new NotAState(`it is not a saved state of the mock, because it lacks ${missing.join(', ')}`);
  // The version says that this program wrote it. Before it knew the rules of recommendations, it saved none.
  return {recommendRules: createTable(), ...(state as Omit<State, 'recommendRules'>)};
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
