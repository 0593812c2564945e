import {checkIndex} from '../authenticate.ts';
import {type Handlers, handler} from '../call.ts';
import {listReplicas} from '../changes/applySettings.ts';
import {Refusal} from '../refusal.ts';
import type {CopyScope, Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {addTask} from '../tasks.ts';
import {toDate} from '../toDate.ts';
import {findIndex} from './findIndex.ts';

type IndexPath = {indexName: string};
type Operation = {operation: 'copy' | 'move'; destination: string; scope?: CopyScope[]};
const indicesPerPage = 100;

export const indexHandlers: Handlers = {
  listIndices: handler<{query: {page?: number | null}}>((call, state) => {
    const items = Object.entries(state.indices).map(([name, index]) => describeIndex(state, name, index));
    const {page} = call.query;
    if (page === undefined || page === null) return {items, nbPages: 1};
    const start = page * indicesPerPage;
    return {items: items.slice(start, start + indicesPerPage), nbPages: Math.ceil(items.length / indicesPerPage)};
  }),

  deleteIndex: handler<{path: IndexPath}>((call, state) => {
    const taskID = addTask(state, call, call.path.indexName, {kind: 'deleteIndex'});
    return {taskID, deletedAt: toDate(call.now)};
  }),

  operationIndex: handler<{path: IndexPath; body: Operation}>((call, state) => {
    const {operation, destination, scope} = call.body;
    const {indexName} = call.path;
    checkIndex(call.key, destination);
    if (destination === indexName) throw new Refusal(400, `The destination is ${indexName} itself. Choose another name.`);
    if (!isWritten(state, indexName)) findIndex(state, indexName);
    const change =
      operation === 'move' ? {kind: operation, destination} : {kind: operation, destination, ...(scope ? {scope} : {})};
    return {taskID: addTask(state, call, indexName, change), updatedAt: toDate(call.now)};
  }),

  getTask: handler<{path: IndexPath & {taskID: string}}>((call, state) => describeTask(state, Number(call.path.taskID))),
};

/** A task is published when it no longer waits. */
export function describeTask(state: State, taskID: number): {status: string} {
  if (taskID > state.lastTaskID) throw new Refusal(404, `There is no task ${taskID}. Take the ID from the response to a change.`);
  return {status: state.tasks.some((task) => task.taskID === taskID) ? 'notPublished' : 'published'};
}

/** Whether a waiting task will make the index: copies may be ordered before it is there. */
function isWritten(state: State, name: string): boolean {
  return state.tasks.some(({index, change}) => index === name || ('destination' in change && change.destination === name));
}

function describeIndex(state: State, name: string, index: Index): Record<string, unknown> {
  const dataSize = Buffer.byteLength(JSON.stringify(Object.values(index.records)));
  const waiting = state.tasks.filter((task) => task.index === name).length;
  const replicas = listReplicas(index.settings);
  return {
    name,
    createdAt: index.createdAt,
    updatedAt: index.updatedAt,
    entries: Object.keys(index.records).length,
    dataSize,
    fileSize: dataSize,
    lastBuildTimeS: 0,
    numberOfPendingTasks: waiting,
    pendingTask: waiting > 0,
    ...(index.primary === undefined ? {} : {primary: index.primary}),
    ...(replicas.length > 0 ? {replicas} : {}),
  };
}
