import {type Handlers, handler} from '../../request/call.ts';
import {Refusal} from '../../request/refusal.ts';
import type {IngestionTask, Run} from '../../state/ingestion.ts';
import {newUuid} from '../../state/newId.ts';
import type {State} from '../../state/state.ts';
import {toDate} from '../../state/toDate.ts';
import {findNextRun} from './cron.ts';
import {isWanted, type PageQuery, paginate} from './paginate.ts';
import {
  checkExists,
  createResource,
  deleteResource,
  findResource,
  listResources,
  pick,
  searchResources,
  refuseUnknown,
  updateResource,
} from './resources.ts';

type TaskPath = {taskID: string};
type Trigger = IngestionTask['trigger'];
type NewTask = {sourceID: string; destinationID: string; trigger: Trigger; action: string; enabled?: boolean};
type TaskChange = {destinationID?: string; trigger?: Trigger; enabled?: boolean};
type ListQuery = PageQuery & {
  action?: string[];
  enabled?: boolean;
  sourceID?: string[];
  destinationID?: string[];
  triggerType?: string[];
};

export const ingestionTaskHandlers: Handlers = {
  getTasks: handler<{query: ListQuery}>(({query}, state) => {
    const found = listTasks(state).filter(
      ({action, enabled, sourceID, destinationID, trigger}) =>
        isWanted(query.action, action) &&
        (query.enabled === undefined || query.enabled === enabled) &&
        isWanted(query.sourceID, sourceID) &&
        isWanted(query.destinationID, destinationID) &&
        isWanted(query.triggerType, trigger.type),
    );
    return paginate('tasks', found, query);
  }),

  createTask: handler<{body: NewTask}>((call, state) => {
    const {sourceID, destinationID, trigger, action, enabled = true} = call.body;
    checkExists(state, 'sources', sourceID);
    checkExists(state, 'destinations', destinationID);
    const fields = {sourceID, destinationID, trigger: planTrigger(trigger, call.now), enabled, action};
    return pick(createResource(state, 'tasks', fields, call.now), 'taskID', 'createdAt');
  }),

  searchTasks: handler<{body: {taskIDs: string[]}}>((call, state) => searchResources(state, 'tasks', call.body.taskIDs)),

  getTask: handler<{path: TaskPath}>((call, state) => findTask(state, call.path)),

  updateTask: handler<{path: TaskPath; body: TaskChange}>((call, state) => {
    const task = findTask(state, call.path);
    const {trigger, ...rest} = call.body;
    checkExists(state, 'destinations', rest.destinationID);
    const planned =
      trigger && planTrigger({...trigger, ...(trigger.type === 'schedule' ? {cron: task.trigger.cron} : {})}, call.now);
    return pick(updateResource(task, planned ? {...rest, trigger: planned} : rest, call.now), 'taskID', 'updatedAt');
  }),

  deleteTask: handler<{path: TaskPath}>((call, state) => deleteResource(state, 'tasks', call.path.taskID, call)),

  enableTask: handler<{path: TaskPath}>((call, state) =>
    pick(updateResource(findTask(state, call.path), {enabled: true}, call.now), 'taskID', 'updatedAt'),
  ),

  disableTask: handler<{path: TaskPath}>((call, state) =>
    pick(updateResource(findTask(state, call.path), {enabled: false}, call.now), 'taskID', 'updatedAt'),
  ),

  runTask: handler<{path: TaskPath}>((call, state) => {
    const task = findTask(state, call.path);
    if (!task.enabled) throw new Refusal(400, `Task ${task.taskID} is disabled. Enable it before you run it.`);
    const run = buildRun(state, task, call.now, call.taskDelay);
    state.ingestion.runs[run.runID] = run;
    if (task.trigger.type !== 'subscription') task.trigger = {...task.trigger, lastRun: toDate(call.now)};
    return {runID: run.runID, createdAt: toDate(call.now)};
  }),
};

function listTasks(state: State): IngestionTask[] {
  const shown = new Set(listResources(state, 'tasks'));
  return Object.values(state.ingestion.tasks).filter((task) => shown.has(task));
}

function findTask(state: State, {taskID}: TaskPath): IngestionTask {
  findResource(state, 'tasks', taskID);
  const task = state.ingestion.tasks[taskID];
  if (!task) throw refuseUnknown('tasks', taskID);
  return task;
}

function planTrigger(trigger: Trigger, now: number): Trigger {
  if (trigger.type !== 'schedule') return {type: trigger.type};
  if (trigger.cron === undefined)
    throw new Refusal(
      422,
      'The task has no cron expression, so it cannot use the trigger "schedule". Create another task with one.',
    );
  const nextRun = findNextRun(trigger.cron, now);
  if (nextRun === undefined) throw new Refusal(422, `body/trigger/cron: ${trigger.cron} does not match any time.`);
  return {type: 'schedule', cron: trigger.cron, nextRun: toDate(nextRun)};
}

/** A run fails when what the task connects was deleted. */
function buildRun(state: State, {taskID, sourceID, destinationID, action}: IngestionTask, now: number, stepDelay: number): Run {
  const {sources, destinations} = state.ingestion;
  const isGone = sources[sourceID]?.deletedAt !== undefined || destinations[destinationID]?.deletedAt !== undefined;
  return {
    runID: newUuid(state),
    taskID,
    createdAt: now,
    stepDelay,
    type: action === 'replace' ? 'reindex' : 'update',
    eventIDs: [newUuid(state), newUuid(state), newUuid(state)],
    ...(isGone ? {failure: 'The source or the destination was deleted.'} : {}),
  };
}
