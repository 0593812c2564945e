import type {KeyChange} from '../state/apiKeys.ts';
import type {State} from '../state/state.ts';

const keptDeletedKeys = 1000;

export function applyKeyChanges(state: State, now: number): void {
  while (state.keyChanges[0] && state.keyChanges[0].dueAt <= now) {
    const change = state.keyChanges.shift();
    if (change) applyKeyChange(state, change);
  }
}

function applyKeyChange(state: State, change: KeyChange): void {
  if (change.kind === 'put') {
    state.keys[change.key.value] = change.key;
    state.deletedKeys = state.deletedKeys.filter(({value}) => value !== change.key.value);
    return;
  }
  const key = state.keys[change.value];
  if (!key) return;
  Reflect.deleteProperty(state.keys, change.value);
  state.deletedKeys = [...state.deletedKeys, key].slice(-keptDeletedKeys);
}
