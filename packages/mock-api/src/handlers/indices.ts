import {listReplicas} from '../changes/applySettings.ts';
import {addTask} from '../changes/tasks.ts';
import {checkIndex} from '../request/authenticate.ts';
import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import type {CopyScope, Index} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {toDate} from '../state/toDate.ts';

type IndexPath = {indexName: string};
type Operation = {operation: 'copy' | 'move'; destination: string; scope?: CopyScope[]};

export const indexHandlers: Handlers = {
  listIndices: handler<{query: {page?: number | null; hitsPerPage?: number}}>((call, state) => {
    const items = Object.entries(state.indices).map(([name, index]) => describeIndex(state, name, index));
    const {page, hitsPerPage = 100} = call.query;
    if (page === undefined || page === null) return {items, nbPages: 1};
    const start = page * hitsPerPage;
    return {items: items.slice(start, start + hitsPerPage), nbPages: Math.ceil(items.length / hitsPerPage)};
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
    if (operation === 'copy') checkReplicas(state, destination);
    const change =
      operation === 'move' ? {kind: operation, destination} : {kind: operation, destination, ...(scope ? {scope} : {})};
    return {taskID: addTask(state, call, indexName, change), updatedAt: toDate(call.now)};
  }),

  getTask: handler<{path: IndexPath & {taskID: string}}>((call, state) => describeTask(state, Number(call.path.taskID))),

  getAppTask: handler<{path: {taskID: string}}>((call, state) => describeTask(state, Number(call.path.taskID))),
};

/** A task is published when it no longer waits. */
export function describeTask(state: State, taskID: number): {status: string} {
  if (taskID > state.lastTaskID) throw new Refusal(404, `There is no task ${taskID}. Take the ID from the response to a change.`);
  return {status: state.tasks.some((task) => task.taskID === taskID) ? 'notPublished' : 'published'};
}

/** A copy cannot replace an index that has replicas; a move can. */
function checkReplicas(state: State, destination: string): void {
  const replicas = listReplicas(state.indices[destination]?.settings ?? {});
  if (replicas.length > 0)
    throw new Refusal(
      400,
      `${destination} has replicas (${replicas.join(', ')}), so nothing can be copied to it. Copy to a free name and move that index over it.`,
    );
}

function describeIndex(state: State, name: string, index: Index): Record<string, unknown> {
  const dataSize = new TextEncoder().encode(JSON.stringify(Object.values(index.records))).length;
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
