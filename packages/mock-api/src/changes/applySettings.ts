import type {Change, Settings} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {copyTable} from '../state/table.ts';
import {openIndex} from './openIndex.ts';

/** Sets what was sent and keeps the rest; `null` takes a setting away, so that its default counts again. */
export function applySettings(state: State, name: string, change: Change & {kind: 'settings'}, now: number): void {
  const {replicas, ...shared} = change.settings;
  const index = openIndex(state, name, now);
  index.settings = mergeSettings(index.settings, change.settings);
  if (replicas !== undefined) linkReplicas(state, name, now);
  if (!change.forwardToReplicas) return;
  for (const replica of listReplicas(index.settings)) {
    const target = openIndex(state, replica, now);
    target.settings = mergeSettings(target.settings, shared);
  }
}

/** Names of the replicas that settings ask for. `virtual(name)` names one too. */
export function listReplicas({replicas}: Settings): string[] {
  if (!Array.isArray(replicas)) return [];
  return replicas.map((replica) => String(replica).replace(/^virtual\((.*)\)$/, '$1'));
}

function mergeSettings(old: Settings, changed: Settings): Settings {
  return Object.fromEntries(Object.entries({...old, ...changed}).filter(([, value]) => value !== null));
}

/** A name that is added makes a replica; one that is left out becomes an ordinary index and stays. */
function linkReplicas(state: State, name: string, now: number): void {
  const index = openIndex(state, name, now);
  const replicas = listReplicas(index.settings);
  for (const [other, {primary}] of Object.entries(state.indices))
    if (primary === name && !replicas.includes(other)) delete state.indices[other]?.primary;
  for (const replica of replicas) {
    const target = openIndex(state, replica, now);
    target.primary = name;
    target.records = copyTable(index.records);
  }
}
