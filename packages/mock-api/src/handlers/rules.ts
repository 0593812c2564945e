import {type Handlers, handler} from '../request/call.ts';
import type {Entry} from '../state/indices.ts';
import {toDate} from '../state/toDate.ts';
import {changeEntries, checkSameID, type EntryPath, findEntries, type Forwarding, getEntry} from './entries.ts';
import {findIndex} from './findIndex.ts';

type IndexPath = {indexName: string};
type RuleSearch = {
  query?: string;
  anchoring?: string;
  context?: string;
  page?: number;
  hitsPerPage?: number;
  enabled?: boolean | null;
};

export const ruleHandlers: Handlers = {
  getRule: handler<{path: EntryPath}>((call, state) => getEntry(state, 'rules', call.path)),

  saveRule: handler<{path: EntryPath; query: Forwarding; body: Entry}>((call, state) => {
    checkSameID(call.path, call.body);
    const taskID = changeEntries(state, call, 'rules', {save: [call.body]});
    return {objectID: call.path.objectID, updatedAt: toDate(call.now), taskID};
  }),

  deleteRule: handler<{path: EntryPath; query: Forwarding}>((call, state) => {
    const taskID = changeEntries(state, call, 'rules', {remove: [call.path.objectID]});
    return {taskID, updatedAt: toDate(call.now)};
  }),

  saveRules: handler<{path: IndexPath; query: Forwarding & {clearExistingRules?: boolean}; body: Entry[]}>((call, state) => {
    const {clearExistingRules: clearFirst = false} = call.query;
    return {taskID: changeEntries(state, call, 'rules', {save: call.body, clearFirst}), updatedAt: toDate(call.now)};
  }),

  clearRules: handler<{path: IndexPath; query: Forwarding}>((call, state) => ({
    taskID: changeEntries(state, call, 'rules', {clearFirst: true}),
    updatedAt: toDate(call.now),
  })),

  searchRules: handler<{path: IndexPath; body?: RuleSearch}>((call, state) => {
    const {query = '', page = 0, hitsPerPage = 20, ...wanted} = call.body ?? {};
    const rules = Object.values(findIndex(state, call.path.indexName).rules);
    const found = findEntries(rules, query).filter((rule) => suits(rule, wanted));
    const start = page * hitsPerPage;
    return {
      hits: found.slice(start, start + hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
    };
  }),
};

function suits(rule: Entry, {enabled, anchoring, context}: RuleSearch): boolean {
  const conditions: unknown[] = Array.isArray(rule.conditions) ? rule.conditions : [];
  const has = (name: string, value: string): boolean =>
    conditions.some((condition) => typeof condition === 'object' && condition !== null && Reflect.get(condition, name) === value);
  return (
    (enabled === undefined || enabled === null || (rule.enabled !== false) === enabled) &&
    (anchoring === undefined || has('anchoring', anchoring)) &&
    (context === undefined || has('context', context))
  );
}
