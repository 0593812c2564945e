// `npm run mcp:evaluate`: how well the tools serve an agent.
// A script stands in for the agent. It starts the server as agents do, over stdio, and works through tasks/: per kind of task it calls
// the tools in one fixed plan (plans.ts), which never reads a whole page. Each task says what a right answer contains. All that the
// tools returned for it is searched for that. It does so twice: with the words that an agent would search for, and, as a lower bound,
// with the whole question. Then every tool is asked about the same typical questions, to measure how long its responses are. The exit
// code is 1 if too few tasks have all they need, or a tool's median is too large.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {connect, type Connection} from './connect.ts';
import {plans} from './plans.ts';
import {formatPercent, writeScores, writeShares, writeSizes} from './report.ts';
import {countShares, type Score, scoreTask, type Share, type ToolCall} from './score.ts';
import {measureSizes, type ToolSize} from './sizes.ts';
import type {Task} from './tasks/task.ts';
import {tasks} from './tasks/tasks.ts';
import {listCalls, typicalQuestions} from './typicalQuestions.ts';

const contentFile = path.resolve(import.meta.dirname, '../../../website/dist/mcp-content.json');
/** A little below what is reached. */
const leastShare = 0.8;
const mostTokens = 1500;

type Results = {scores: Score[]; shares: Share[]; sharesAsAsked: Share[]; sizes: ToolSize[]};

async function evaluate({call, listTools}: Connection): Promise<Results> {
  const answered = await workAll(tasks, call);
  const scores = answered.map(({task, calls}) => scoreTask(task, calls));
  const asAsked = await workAll(
    tasks.map((task) => ({...task, words: task.question})),
    call,
  );
  const all = answered.flatMap(({calls}) => calls);
  for (const [tool, given] of typicalQuestions.flatMap(listCalls)) all.push(await call(tool, given));
  return {
    scores,
    shares: countShares(scores),
    sharesAsAsked: countShares(asAsked.map(({task, calls}) => scoreTask(task, calls))),
    sizes: measureSizes(await listTools(), all),
  };
}

async function workAll(some: Task[], call: Connection['call']): Promise<{task: Task; calls: ToolCall[]}[]> {
  const answered = [];
  for (const task of some) answered.push({task, calls: await work(task, call)});
  return answered;
}

async function work(task: Task, call: Connection['call']): Promise<ToolCall[]> {
  const calls: ToolCall[] = [];
  await plans[task.kind](task, async (tool, given) => {
    const made = await call(tool, given);
    calls.push(made);
    return made.text;
  });
  return calls;
}

function print({scores, shares, sharesAsAsked, sizes}: Results): void {
  console.log(`${writeScores(scores)}\n\n${writeShares(shares, sharesAsAsked)}\n`);
  console.log(
    `Tokens per response, estimated as characters / 4, in these tasks and ${typicalQuestions.length} typical questions:`,
  );
  console.log(`${writeSizes(sizes)}\n`);
}

/** What misses a bar, in words. */
function listMisses({shares, sizes}: Results): string[] {
  const total = shares.find(({name}) => name === 'total');
  const isEnough = total !== undefined && total.complete / total.of >= leastShare;
  return [
    ...(isEnough
      ? []
      : [`${total ? formatPercent(total) : 'None'} of the tasks have all they need. At least: ${leastShare * 100}%.`]),
    ...sizes
      .filter(({median}) => median > mostTokens)
      .map(({tool, median}) => `The median of ${tool} is ${Math.round(median)} tokens. At most: ${mostTokens}.`),
  ];
}

async function run(): Promise<void> {
  const connection = await connect();
  const results = await evaluate(connection).finally(connection.close);
  print(results);
  const misses = listMisses(results);
  console.log(misses.length === 0 ? 'All bars are passed.' : misses.join('\n'));
  if (misses.length > 0) process.exitCode = 1;
}

if (existsSync(contentFile)) await run();
else {
  console.error('The site has not been built yet: run `npm run build` first.');
  process.exitCode = 1;
}
