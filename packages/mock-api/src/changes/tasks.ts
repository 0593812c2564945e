import type {CheckedCall} from '../request/call.ts';
import type {Change} from '../state/indices.ts';
import type {State} from '../state/state.ts';
import {applyChange} from './applyChange.ts';

/** Accepts a change and returns the ID of its task. */
export function addTask(state: State, call: Pick<CheckedCall, 'now' | 'taskDelay'>, index: string, change: Change): number {
  const taskID = nextTaskID(state);
  state.tasks.push({taskID, index, publishAt: call.now + call.taskDelay, change});
  return taskID;
}

/** An ID for what is a task elsewhere, and done at once here. */
export function nextTaskID(state: State): number {
  state.lastTaskID += 1;
  return state.lastTaskID;
}

/** Carries out what is due, in the order in which it was accepted. */
export function publishTasks(state: State, now: number): void {
  while (state.tasks[0] && state.tasks[0].publishAt <= now) {
    const task = state.tasks.shift();
    if (task) applyChange(state, task.index, task.change, task.publishAt);
  }
}
