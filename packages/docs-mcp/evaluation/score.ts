import type {Task, ToolArguments} from './tasks/task.ts';

/** One call of a tool, and what it returned. */
export type ToolCall = {tool: string; given: ToolArguments; text: string; isError: boolean};

export type Score = {task: Task; met: string[]; missing: string[]; calls: number; characters: number};

/** Which needs the responses meet, taken together: an agent has read them all. */
export function scoreTask(task: Task, calls: ToolCall[]): Score {
  const text = calls.map((call) => call.text).join('\n\n');
  const isMet = (pattern: RegExp): boolean => pattern.test(text);
  return {
    task,
    met: task.needs.filter(({pattern}) => isMet(pattern)).map(({name}) => name),
    missing: task.needs.filter(({pattern}) => !isMet(pattern)).map(({name}) => name),
    calls: calls.length,
    characters: calls.reduce((sum, call) => sum + call.text.length, 0),
  };
}

export type Share = {name: string; complete: number; of: number};

/** How many tasks of each kind have all they need, and how many of all. */
export function countShares(scores: Score[]): Share[] {
  const kinds = [...new Set(scores.map(({task}) => task.kind))];
  const countIn = (name: string, some: Score[]): Share => ({
    name,
    complete: some.filter(({missing}) => missing.length === 0).length,
    of: some.length,
  });
  return [
    ...kinds.map((kind) =>
      countIn(
        kind,
        scores.filter(({task}) => task.kind === kind),
      ),
    ),
    countIn('total', scores),
  ];
}
