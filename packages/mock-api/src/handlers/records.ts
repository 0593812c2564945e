import {addTask} from '../changes/tasks.ts';
import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import {listConditions, type FilterParams} from '../search/listConditions.ts';
import {pickAttributes} from '../search/pickAttributes.ts';
import {newObjectID} from '../state/newId.ts';
import {toDate} from '../state/toDate.ts';
import {findIndex} from './findIndex.ts';

type RecordPath = {indexName: string; objectID: string};
type Attributes = Record<string, unknown>;

export const recordHandlers: Handlers = {
  saveObject: handler<{path: {indexName: string}; body: Attributes}>((call, state) => {
    const objectID = typeof call.body.objectID === 'string' ? call.body.objectID : newObjectID(state);
    const record = {...call.body, objectID};
    const taskID = addTask(state, call, call.path.indexName, {kind: 'write', requests: [{action: 'put', record}]});
    return {createdAt: toDate(call.now), taskID, objectID};
  }),

  addOrUpdateObject: handler<{path: RecordPath; body: Attributes}>((call, state) => {
    const {indexName, objectID} = call.path;
    const record = {...call.body, objectID};
    const taskID = addTask(state, call, indexName, {kind: 'write', requests: [{action: 'put', record}]});
    return {taskID, updatedAt: toDate(call.now), objectID};
  }),

  partialUpdateObject: handler<{path: RecordPath; query: {createIfNotExists?: boolean}; body: Attributes}>((call, state) => {
    const {indexName, objectID} = call.path;
    const {createIfNotExists = true} = call.query;
    const request = {action: 'update' as const, objectID, attributes: call.body, createIfNotExists};
    const taskID = addTask(state, call, indexName, {kind: 'write', requests: [request]});
    return {taskID, updatedAt: toDate(call.now), objectID};
  }),

  deleteObject: handler<{path: RecordPath}>((call, state) => {
    const {indexName, objectID} = call.path;
    const taskID = addTask(state, call, indexName, {kind: 'write', requests: [{action: 'delete', objectID}]});
    return {taskID, deletedAt: toDate(call.now)};
  }),

  deleteBy: handler<{path: {indexName: string}; body: FilterParams & {insideBoundingBox?: unknown}}>((call, state) => {
    const conditions = listConditions(call.body);
    if (conditions.length === 0)
      throw new Refusal(
        400,
        'deleteBy needs a condition in filters, facetFilters, numericFilters or tagFilters. The mock cannot delete by location.',
      );
    const taskID = addTask(state, call, call.path.indexName, {kind: 'deleteBy', conditions});
    return {taskID, updatedAt: toDate(call.now)};
  }),

  clearObjects: handler<{path: {indexName: string}}>((call, state) => {
    const taskID = addTask(state, call, call.path.indexName, {kind: 'write', requests: [{action: 'clear'}]});
    return {taskID, updatedAt: toDate(call.now)};
  }),

  getObject: handler<{path: RecordPath; query: {attributesToRetrieve?: string[]}}>((call, state) => {
    const {indexName, objectID} = call.path;
    const index = findIndex(state, indexName);
    const record = index.records[objectID];
    if (!record) throw new Refusal(404, `ObjectID ${objectID} does not exist in ${indexName}.`);
    return pickAttributes(record, {...index.settings, attributesToRetrieve: call.query.attributesToRetrieve ?? ['*']}, call.key);
  }),
};
