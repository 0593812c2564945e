import type {Index, StoredRecord, WriteRequest} from '../state/indices.ts';
import {createTable} from '../state/table.ts';

export function writeRecord(index: Index, request: WriteRequest): void {
  switch (request.action) {
    case 'put':
      index.records[request.record.objectID] = request.record;
      return;
    case 'update':
      return updateRecord(index, request);
    case 'delete':
      Reflect.deleteProperty(index.records, request.objectID);
      return;
    case 'clear':
      index.records = createTable();
      return;
    case 'deleteAll':
      Object.assign(index, {records: createTable(), settings: {}, rules: createTable(), synonyms: createTable()});
  }
}

function updateRecord({records}: Index, {objectID, attributes, createIfNotExists}: WriteRequest & {action: 'update'}): void {
  const old = records[objectID];
  if (!old && !createIfNotExists) return;
  const record: StoredRecord = {...old, objectID};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'objectID') continue;
    const operation = readOperation(value);
    if (!operation) record[name] = value;
    else if (isIgnored(operation, record[name])) return;
    else record[name] = operate(operation, record[name]);
  }
  records[objectID] = record;
}

type BuiltInOperation = {_operation: string; value: unknown};

function readOperation(value: unknown): BuiltInOperation | undefined {
  if (typeof value !== 'object' || value === null || !('_operation' in value) || !('value' in value)) return undefined;
  return {_operation: String(value._operation), value: value.value};
}

/** Two operations give the whole update up when the stored number does not suit them. */
function isIgnored({_operation, value}: BuiltInOperation, stored: unknown): boolean {
  if (_operation === 'IncrementFrom') return toNumber(stored) !== toNumber(value);
  return _operation === 'IncrementSet' && toNumber(value) <= toNumber(stored);
}

function operate({_operation, value}: BuiltInOperation, stored: unknown): unknown {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  switch (_operation) {
    case 'Increment':
      return toNumber(stored) + toNumber(value);
    case 'Decrement':
      return toNumber(stored) - toNumber(value);
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((entry) => entry !== value);
    case 'IncrementFrom':
      return toNumber(stored) + 1;
    default:
      return toNumber(value);
  }
}

function toNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
