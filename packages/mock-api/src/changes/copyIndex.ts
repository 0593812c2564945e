import type {CopyScope, Settings} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {copyTable} from '../state/table.ts';
import {listReplicas} from './applySettings.ts';
import {openIndex} from './openIndex.ts';

/** Overwrites the destination: everything without a scope, only the named parts with one. The source may be gone by now. */
export function copyIndex(state: State, source: string, destination: string, scope: CopyScope[] | undefined, now: number): void {
  const from = state.indices[source];
  if (!from || source === destination) return;
  const to = openIndex(state, destination, now);
  const takes = (part: CopyScope): boolean => scope?.includes(part) ?? true;
  if (takes('settings')) to.settings = copySettings(from.settings, to.settings);
  if (takes('synonyms')) to.synonyms = copyTable(from.synonyms);
  if (takes('rules')) to.rules = copyTable(from.rules);
  if (scope) return;
  to.records = copyTable(from.records);
  for (const replica of listReplicas(to.settings)) openIndex(state, replica, now).records = copyTable(from.records);
}

/** The replicas of the source belong to the source: the copy keeps its own. */
function copySettings(from: Settings, {replicas}: Settings): Settings {
  return {...from, replicas};
}
