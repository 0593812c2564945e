import {type CheckedCall, type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import type {ApiKey} from '../state/apiKeys.ts';
import {newKey} from '../state/newId.ts';
import type {State} from '../state/state.ts';
import {toDate} from '../state/toDate.ts';

type KeyPath = {key: string};
type KeyBody = Omit<ApiKey, 'value' | 'createdAt'>;

export const apiKeyHandlers: Handlers = {
  listApiKeys: handler((_, state) => ({keys: Object.values(state.keys).map(showKey)})),

  addApiKey: handler<{body: KeyBody}>((call, state) => {
    const key = {...call.body, value: newKey(state), createdAt: toSeconds(call.now)};
    state.keyChanges.push({kind: 'put', dueAt: call.now + call.keyDelay, key});
    return {key: key.value, createdAt: toDate(call.now)};
  }),

  getApiKey: handler<{path: KeyPath}>((call, state) => {
    if (call.path.key === call.key.value) return showKey(call.key);
    if (!call.key.acl.includes('admin')) throw new Refusal(403, 'Only the admin API key can read other keys.');
    return showKey(findKey(state, call.path.key));
  }),

  updateApiKey: handler<{path: KeyPath; body: KeyBody}>((call, state) => {
    const {value, createdAt} = findKey(state, call.path.key);
    state.keyChanges.push({kind: 'put', dueAt: call.now + call.keyDelay, key: {...call.body, value, createdAt}});
    return {key: value, updatedAt: toDate(call.now)};
  }),

  deleteApiKey: handler<{path: KeyPath}>((call, state) => {
    const {value} = findKey(state, call.path.key);
    state.keyChanges.push({kind: 'remove', dueAt: call.now + call.keyDelay, value});
    return {deletedAt: toDate(call.now)};
  }),

  restoreApiKey: handler<{path: KeyPath}>((call, state) => {
    const key = {...findDeletedKey(state, call.path.key, call), validity: 0};
    state.keyChanges.push({kind: 'put', dueAt: call.now + call.keyDelay, key});
    return {key: key.value, createdAt: toDate(call.now)};
  }),
};

function findKey(state: State, value: string): ApiKey {
  const key = state.keys[value];
  if (key) return key;
  // Word for word: the PHP client ends its wait for a deletion at exactly this text.
  throw new Refusal(404, 'Key does not exist');
}

/** Deleted, or expired and still listed. */
function findDeletedKey(state: State, value: string, {now}: Pick<CheckedCall, 'now'>): ApiKey {
  const expired = state.keys[value];
  const isExpired = expired?.validity && (expired.createdAt + expired.validity) * 1000 <= now;
  const key = state.deletedKeys.find((deleted) => deleted.value === value) ?? (isExpired ? expired : undefined);
  if (!key) throw new Refusal(404, expired ? 'The key exists. Only a deleted key can be restored.' : 'Key does not exist');
  return key;
}

/** The built-in admin key has one right that is no right of the API. */
function showKey(key: ApiKey): ApiKey {
  return {validity: 0, ...key, acl: key.acl.filter((right) => right !== 'admin')};
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
