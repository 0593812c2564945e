import type {CopyScope, Index, Settings} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {copyTable} from '../state/table.ts';
import {listReplicas} from './applySettings.ts';
import {createEmptyIndex, openIndex} from './openIndex.ts';

/** These belong to one index: its copy keeps what it has. */
const notCopied = ['replicas', 'mode', 'enableReRanking'];

/** Overwrites the destination: everything without a scope, only the named parts with one. A missing source counts as empty. */
export function copyIndex(state: State, source: string, destination: string, scope: CopyScope[] | undefined, now: number): void {
  const from = state.indices[source] ?? createEmptyIndex(now);
  const to = openIndex(state, destination, now);
  const takes = (part: CopyScope): boolean => scope?.includes(part) ?? true;
  if (takes('settings')) to.settings = mixSettings(from, to, notCopied);
  if (takes('synonyms')) to.synonyms = copyTable(from.synonyms);
  if (takes('rules')) to.rules = copyTable(from.rules);
  if (!scope) copyRecords(state, from, to, now);
}

/** Overwrites the destination, which keeps its replicas. Nothing happens when the source is missing. */
export function moveIndex(state: State, source: string, destination: string, now: number): void {
  const from = state.indices[source];
  if (!from) return;
  const to = openIndex(state, destination, now);
  Object.assign(to, {settings: mixSettings(from, to, ['replicas']), synonyms: from.synonyms, rules: from.rules});
  copyRecords(state, from, to, now);
}

function copyRecords(state: State, from: Index, to: Index, now: number): void {
  to.records = copyTable(from.records);
  for (const replica of listReplicas(to.settings)) openIndex(state, replica, now).records = copyTable(from.records);
}

/** The settings of one index, but some of another. */
function mixSettings({settings}: Index, {settings: own}: Index, kept: string[]): Settings {
  return Object.fromEntries([
    ...Object.entries(settings).filter(([name]) => !kept.includes(name)),
    ...Object.entries(own).filter(([name]) => kept.includes(name)),
  ]);
}
