import {expect, it} from 'vitest';
import {countShares, scoreTask, type ToolCall} from './score.ts';
import type {Task} from './tasks/task.ts';

const task: Task = {
  id: 'wait',
  kind: 'how-to',
  question: 'How do I wait?',
  needs: [
    {name: 'waits', pattern: /waitForTask\(/},
    {name: 'names the right', pattern: /`addObject`/},
  ],
};

function respond(text: string): ToolCall {
  return {tool: 'read_page', given: {}, text, isError: false};
}

it('finds what is needed in all responses together', () => {
  expect(scoreTask(task, [respond('client.waitForTask({…})'), respond('Needs `addObject`.')])).toMatchObject({
    met: ['waits', 'names the right'],
    missing: [],
    calls: 2,
  });
});

it('names what is missing and counts the characters', () => {
  expect(scoreTask(task, [respond('waitForTask(')])).toMatchObject({missing: ['names the right'], characters: 12});
});

it('does not find a need across two responses', () => {
  expect(scoreTask(task, [respond('waitFor'), respond('Task(')]).met).toEqual([]);
});

it('counts the complete tasks of each kind and of all', () => {
  const complete = scoreTask(task, [respond('waitForTask( `addObject`')]);
  const incomplete = scoreTask({...task, kind: 'call'}, []);
  expect(countShares([complete, incomplete])).toEqual([
    {name: 'how-to', complete: 1, of: 1},
    {name: 'call', complete: 0, of: 1},
    {name: 'total', complete: 1, of: 2},
  ]);
});
