import {nextTaskID} from '../changes/tasks.ts';
import {type Handlers, handler} from '../request/call.ts';
import {Refusal} from '../request/refusal.ts';
import type {Entry} from '../state/indices.ts';
import {newObjectID} from '../state/newId.ts';
import type {State} from '../state/state.ts';
import {createTable, type StateTable} from '../state/table.ts';
import {toDate} from '../state/toDate.ts';
import {findEntries} from './entries.ts';
import {describeTask} from './indices.ts';

type ModelPath = {indexName: string; model: string};
type RulePath = ModelPath & {objectID: string};
type RecommendRule = {objectID?: string; enabled?: boolean; condition?: {context?: string}};
type RuleSearch = {query?: string; context?: string; enabled?: boolean; page?: number; hitsPerPage?: number};

/** Rules are kept and not applied: the recommendations come from the document. Changes are done at once. */
export const recommendHandlers: Handlers = {
  getRecommendRule: handler<{path: RulePath}>((call, state) => findRule(state, call.path)),

  deleteRecommendRule: handler<{path: RulePath}>((call, state) => {
    Reflect.deleteProperty(openRules(state, call.path), call.path.objectID);
    return {taskID: nextTaskID(state), deletedAt: toDate(call.now)};
  }),

  batchRecommendRules: handler<{path: ModelPath; body: RecommendRule[]}>((call, state) => {
    const rules = openRules(state, call.path);
    const updatedAt = toDate(call.now);
    for (const rule of call.body) {
      const objectID = rule.objectID ?? newObjectID(state);
      rules[objectID] = {...rule, objectID, _metadata: {lastUpdate: updatedAt}};
    }
    return {taskID: nextTaskID(state), updatedAt};
  }),

  searchRecommendRules: handler<{path: ModelPath; body?: RuleSearch}>((call, state) => {
    const {query = '', page = 0, hitsPerPage = 20, ...wanted} = call.body ?? {};
    const rules = Object.values(state.recommendRules[keyOf(call.path)] ?? {});
    const found = findEntries(rules, query).filter((rule) => suits(rule, wanted));
    const start = page * hitsPerPage;
    return {
      hits: found.slice(start, start + hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
    };
  }),

  getRecommendStatus: handler<{path: ModelPath & {taskID: string}}>((call, state) =>
    describeTask(state, Number(call.path.taskID)),
  ),
};

/** Names of models have no slash, so that no two pairs share a key. */
export function keyOf({model, indexName}: ModelPath): string {
  return `${model}/${indexName}`;
}

function openRules(state: State, path: ModelPath): StateTable<Entry> {
  return (state.recommendRules[keyOf(path)] ??= createTable());
}

function findRule(state: State, path: RulePath): Entry {
  const rules = state.recommendRules[keyOf(path)] ?? {};
  const rule = rules[path.objectID];
  if (rule) return rule;
  const names = Object.keys(rules).slice(0, 10).join(', ');
  throw new Refusal(
    404,
    `There is no rule ${path.objectID} for ${path.model} of ${path.indexName}. Rules there: ${names || 'none'}.`,
  );
}

function suits(rule: RecommendRule, {enabled, context}: RuleSearch): boolean {
  return (
    (enabled === undefined || (rule.enabled ?? true) === enabled) &&
    (context === undefined || rule.condition?.context === context)
  );
}
