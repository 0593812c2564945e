import {meetsAll} from '../search/meets.ts';
import type {Change, EntriesChange, Entry, Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {copyTable, createTable} from '../state/table.ts';
import {applySettings, listReplicas} from './applySettings.ts';
import {copyIndex, moveIndex} from './copyIndex.ts';
import {openIndex} from './openIndex.ts';
import {writeRecord} from './writeRecord.ts';

export function applyChange(state: State, name: string, change: Change, now: number): void {
  switch (change.kind) {
    case 'write':
      changeRecords(state, name, now, (index) => {
        for (const request of change.requests) writeRecord(index, request);
      });
      if (change.requests.at(-1)?.action === 'deleteAll') deleteIndex(state, name);
      return;
    case 'deleteBy':
      return changeRecords(state, name, now, (index) => {
        const kept = Object.entries(index.records).filter(([, record]) => !meetsAll(record, change.conditions));
        index.records = createTable(kept);
      });
    case 'deleteIndex':
      return deleteIndex(state, name);
    case 'settings':
      return applySettings(state, name, change, now);
    case 'entries':
      return applyEntries(state, name, change, now);
    case 'copy':
      return copyIndex(state, name, change.destination, change.scope, now);
    case 'move':
      moveIndex(state, name, change.destination, now);
      return deleteIndex(state, name);
  }
}

/** Replicas have the records of their primary index, always. */
function changeRecords(state: State, name: string, now: number, change: (index: Index) => void): void {
  const index = openIndex(state, name, now);
  change(index);
  for (const replica of listReplicas(index.settings)) {
    const copy = openIndex(state, replica, now);
    copy.records = copyTable(index.records);
  }
}

/** Replicas are not deleted: they become ordinary indices. */
function deleteIndex(state: State, name: string): void {
  for (const index of Object.values(state.indices)) if (index.primary === name) delete index.primary;
  Reflect.deleteProperty(state.indices, name);
}

function applyEntries(state: State, name: string, change: EntriesChange, now: number): void {
  const index = openIndex(state, name, now);
  const targets = change.forwardToReplicas ? [name, ...listReplicas(index.settings)] : [name];
  for (const target of targets.map((other) => openIndex(state, other, now))) {
    const entries = change.clearFirst ? createTable<Entry>() : target[change.part];
    for (const id of change.remove) Reflect.deleteProperty(entries, id);
    for (const entry of change.save) entries[entry.objectID] = entry;
    target[change.part] = entries;
  }
}
