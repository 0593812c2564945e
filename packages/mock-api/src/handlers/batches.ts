import {addTask} from '../changes/tasks.ts';
import {checkIndex} from '../request/authenticate.ts';
import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import {pickAttributes} from '../search/pickAttributes.ts';
import type {WriteRequest} from '../state/indices.ts';
import {newObjectID} from '../state/newId.ts';
import type {State} from '../state/state.ts';
import {createTable} from '../state/table.ts';
import {findIndex} from './findIndex.ts';

type BatchRequest = {action: string; body?: Record<string, unknown>};
type Written = {request: WriteRequest; objectID: string};

export const batchHandlers: Handlers = {
  batch: handler<{path: {indexName: string}; body: {requests: BatchRequest[]}}>((call, state) => {
    const written = call.body.requests.map((request) => readBatchRequest(state, request));
    const requests = written.map(({request}) => request);
    const taskID = addTask(state, call, call.path.indexName, {kind: 'write', requests});
    return {taskID, objectIDs: written.map(({objectID}) => objectID)};
  }),

  multipleBatch: handler<{body: {requests: (BatchRequest & {indexName: string})[]}}>((call, state) => {
    const {requests} = call.body;
    for (const {indexName} of requests) checkIndex(call.key, indexName);
    const written = requests.map((request) => ({indexName: request.indexName, ...readBatchRequest(state, request)}));
    const names = [...new Set(requests.map(({indexName}) => indexName))];
    const taskIDs = names.map((name): [string, number] => {
      const own = written.filter(({indexName}) => indexName === name).map(({request}) => request);
      return [name, addTask(state, call, name, {kind: 'write', requests: own})];
    });
    return {taskID: createTable(taskIDs), objectIDs: written.map(({objectID}) => objectID)};
  }),

  getObjects: handler<{body: {requests: {indexName: string; objectID: string; attributesToRetrieve?: string[]}[]}}>(
    (call, state) => {
      for (const {indexName} of call.body.requests) checkIndex(call.key, indexName);
      const results = call.body.requests.map(({indexName, objectID, attributesToRetrieve = ['*']}) => {
        const {records, settings} = findIndex(state, indexName);
        const record = records[objectID];
        return record ? pickAttributes(record, {...settings, attributesToRetrieve}, call.key) : null;
      });
      return {results};
    },
  ),
};

function readBatchRequest(state: State, {action, body = {}}: BatchRequest): Written {
  if (action === 'clear') return {request: {action: 'clear'}, objectID: ''};
  if (action === 'delete') return {request: {action: 'deleteAll'}, objectID: ''};
  const objectID = readObjectID(state, action, body);
  if (action === 'deleteObject') return {request: {action: 'delete', objectID}, objectID};
  if (action === 'addObject' || action === 'updateObject')
    return {request: {action: 'put', record: {...body, objectID}}, objectID};
  const createIfNotExists = action === 'partialUpdateObject';
  return {request: {action: 'update', objectID, attributes: body, createIfNotExists}, objectID};
}

function readObjectID(state: State, action: string, {objectID}: Record<string, unknown>): string {
  if (typeof objectID === 'string' || typeof objectID === 'number') return String(objectID);
  if (objectID === undefined && action === 'addObject') return newObjectID(state);
  throw new Refusal(400, `The objectID of a record must be a string, not ${JSON.stringify(objectID)}.`);
}
