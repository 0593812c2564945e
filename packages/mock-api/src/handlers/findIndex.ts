import {Refusal} from '../request/refusal.ts';
import type {Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';

export function findIndex(state: State, name: string): Index {
  const index = state.indices[name];
  if (index) return index;
  const isOnItsWay = state.tasks.some((task) => task.index === name);
  const advice = isOnItsWay ? ' yet. Wait for its task' : '';
  const names = Object.keys(state.indices);
  throw new Refusal(404, `Index ${name} does not exist${advice}. Indices: ${names.slice(0, 10).join(', ') || 'none'}.`);
}
