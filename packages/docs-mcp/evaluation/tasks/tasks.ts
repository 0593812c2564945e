import {callTasks} from './callTasks.ts';
import {errorTasks} from './errorTasks.ts';
import {howToTasks} from './howToTasks.ts';
import {lookupTasks} from './lookupTasks.ts';
import {migrateTasks} from './migrateTasks.ts';
import {refusedTasks} from './refusedTasks.ts';
import type {Task} from './task.ts';

/** All tasks. They come from what developers ask, not from what the tools return: change one only if it demands a wrong fact. */
export const tasks: Task[] = [...howToTasks, ...callTasks, ...refusedTasks, ...errorTasks, ...migrateTasks, ...lookupTasks];
