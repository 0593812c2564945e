import {type Handlers, handler} from '../../request/call.ts';
import {Refusal} from '../../request/refusal.ts';
import type {Run} from '../../state/ingestion.ts';
import type {State} from '../../state/state.ts';
import {toDate} from '../../state/toDate.ts';
import {isWanted, type PageQuery, paginate} from './paginate.ts';
import {refuseUnknown} from './resources.ts';

type RunPath = {runID: string};
type RunQuery = PageQuery & {status?: string[]; taskID?: string};
type EventQuery = PageQuery & {status?: string[]; type?: string[]};

/** A run is created, starts, waits for the destination, and is done after the fourth step. */
const statuses = ['created', 'started', 'idled', 'started'];
const eventTypes = ['fetch', 'record', 'log'];

export const runHandlers: Handlers = {
  getRuns: handler<{query: RunQuery}>(({query, now, appId}, state) => {
    const found = Object.values(state.ingestion.runs)
      .filter(({taskID}) => query.taskID === undefined || query.taskID === taskID)
      .map((run) => showRun(run, now, appId))
      .filter(({status}) => isWanted(query.status, status));
    return paginate('runs', found, query);
  }),

  getRun: handler<{path: RunPath}>((call, state) => showRun(findRun(state, call.path), call.now, call.appId)),

  getEvents: handler<{path: RunPath; query: EventQuery}>(({path, query, now}, state) => {
    const found = listEvents(findRun(state, path), now).filter(
      ({status, type}) => isWanted(query.status, status) && isWanted(query.type, type),
    );
    return paginate('events', found, query);
  }),

  getEvent: handler<{path: RunPath & {eventID: string}}>(({path, now}, state) => {
    const event = listEvents(findRun(state, path), now).find(({eventID}) => eventID === path.eventID);
    if (!event) throw new Refusal(404, `Run ${path.runID} has no event ${path.eventID} yet.`);
    return event;
  }),
};

function findRun(state: State, {runID}: RunPath): Run {
  const run = state.ingestion.runs[runID];
  if (!run) throw refuseUnknown('runs', runID);
  return run;
}

/** How many steps of a run are done. */
function countSteps({createdAt, stepDelay}: Run, now: number): number {
  return stepDelay > 0 ? Math.min(statuses.length, Math.floor((now - createdAt) / stepDelay)) : statuses.length;
}

function showRun(run: Run, now: number, appID: string): Record<string, unknown> {
  const {runID, taskID, type, createdAt, stepDelay, failure} = run;
  const steps = countSteps(run, now);
  const isFinished = steps >= statuses.length;
  const outcome = failure === undefined ? {outcome: 'success'} : {outcome: 'failure', reason: failure};
  return {
    runID,
    appID,
    taskID,
    status: statuses[steps] ?? 'finished',
    progress: {expectedNbOfEvents: eventTypes.length, receivedNbOfEvents: listEvents(run, now).length},
    ...(isFinished ? outcome : {}),
    type,
    createdAt: toDate(createdAt),
    updatedAt: toDate(createdAt + steps * stepDelay),
    ...(steps > 0 ? {startedAt: toDate(createdAt + stepDelay)} : {}),
    ...(isFinished ? {finishedAt: toDate(createdAt + statuses.length * stepDelay)} : {}),
  };
}

/** One event per step, each under way in its own step and done in the next. A failed run has no more after the first. */
function listEvents(run: Run, now: number): Record<string, unknown>[] {
  const {runID, eventIDs, createdAt, stepDelay, failure} = run;
  const steps = countSteps(run, now);
  const count = failure === undefined ? steps : Math.min(1, steps);
  return eventTypes.slice(0, count).map((type, index) => ({
    eventID: eventIDs[index],
    runID,
    ...(index === 1 ? {parentID: eventIDs[0]} : {}),
    status: steps <= index + 1 && steps < statuses.length ? 'started' : failure === undefined ? 'succeeded' : 'failed',
    type,
    data: {message: failure ?? `Step ${index + 1} of ${eventTypes.length}`},
    publishedAt: toDate(createdAt + (index + 1) * stepDelay),
  }));
}
